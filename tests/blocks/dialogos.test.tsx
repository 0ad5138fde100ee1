import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmarRegionalDialog } from '#blocks/confirmar-regional/ConfirmarRegionalDialog.tsx';
import { CoordenadasField } from '#blocks/mapa/CoordenadasField.tsx';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { registrarSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import { estadoAlta, tabla } from '#contract/enumerations.ts';
import { leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { noticeIn, show } from './show.tsx';

describe('confirming the regional', () => {
  const open = async (idRegional: number) => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    const { user } = await show(<ConfirmarRegionalDialog {...{ idRegional, onConfirm, onCancel }} />);
    return { user, onConfirm, onCancel };
  };

  test('[E-2.2-17] [E-9-01] [E-2.2-16] [E-2.4-08] [E-2.6-07] [F-3.11-03] [F-8-18] shows the name of the regional and takes Aceptar', async () => {
    const { user, onConfirm } = await open(5);
    const dialog = screen.getByRole('dialog', { name: 'Confirmar la regional donde se registrará la novedad' });
    expect(dialog).toHaveAccessibleDescription(/Potosí/);
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  const nombres = ['La Paz', 'Cochabamba', 'Santa Cruz', 'Oruro', 'Potosí', 'Chuquisaca', 'Tarija', 'Beni', 'Pando'];
  test.each(nombres.map((name, at) => [at + 1, name] as const))(
    '[E-9-01, E-2.2-17, F-3.11-03, E-2.2-16] %i is %s',
    async (id, name) => {
      await open(id);
      expect(screen.getByText(name)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
    },
  );

  test.each([0, 10, 11, 99])(
    "[E-9-01, F-3.11-04, E-2.2-16, E-2.2-17, F-8-18] %i is 'Ninguno.' and can't be confirmed",
    async (id) => {
      const { user, onConfirm, onCancel } = await open(id);
      expect(screen.getByText('Ninguno.')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Aceptar' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Cancelar' }));
      expect(onCancel).toHaveBeenCalledOnce();
      expect(onConfirm).not.toHaveBeenCalled();
    },
  );
});

describe('the tracking panel', () => {
  const entry = (id: number, at: string, message = `mensaje ${id}`) => ({
    IdSeguimiento: id,
    IdTabla: 0,
    Tabla: tabla.novedad,
    Asunto: `Asunto ${id}`,
    Mensaje: message,
    Correos: [],
    TipoSeguimiento: 1,
    Fecha: at,
    Usuario: 'personal',
  });

  test('[F-7.8-01] [F-3.10-03] [R-2.3-07] [R-9-06] [E-1-02] [E-2.2-05] newest first, five at a time', async () => {
    const { IdPersonaNovedad } = await noticeIn(estadoAlta.registrado);
    const { db } = await theSandbox();
    for (const day of [1, 2, 3, 4, 5, 6])
      db.seguimientos.put({ ...entry(9000 + day, `2027-01-0${day}T15:00:00.000Z`), IdTabla: IdPersonaNovedad });
    const { user } = await show(<SeguimientoPanel idTabla={IdPersonaNovedad} tabla={tabla.novedad} />);
    await screen.findByText('Asunto 9006');
    const subjects = () =>
      screen.getAllByRole('listitem').map((item) => within(item).getByText(/./, { selector: 'strong' }).textContent);
    expect(subjects()).toEqual([6, 5, 4, 3, 2].map((day) => `Asunto 900${day}`));
    expect(screen.getByText('06/01/2027 11:00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Ver más/ }));
    expect(subjects().length).toBeGreaterThan(5);
  });

  test.each([
    [4, []],
    [5, []],
    [6, ['Ver más (1)']],
    [10, ['Ver más (5)']],
  ])('[F-7.8-01] [R-2.3-07] [E-2.2-05] [R-9-06] of %i entries at most five are shown', async (count, more) => {
    const { IdPersonaNovedad } = await noticeIn(estadoAlta.registrado);
    const { db } = await theSandbox();
    for (const one of db.seguimientos.by('registro', `${tabla.novedad}|${IdPersonaNovedad}`))
      db.seguimientos.remove(one.IdSeguimiento);
    for (const day of Array.from({ length: count }, (_, at) => at + 10))
      db.seguimientos.put({ ...entry(9000 + day, `2027-01-${day}T15:00:00.000Z`), IdTabla: IdPersonaNovedad });
    await show(<SeguimientoPanel idTabla={IdPersonaNovedad} tabla={tabla.novedad} />);
    await screen.findByText(`Asunto ${9009 + count}`);
    expect(screen.getAllByRole('listitem')).toHaveLength(Math.min(count, 5));
    expect(screen.queryAllByRole('button', { name: /^Ver más/ }).map((one) => one.textContent)).toEqual(more);
  });

  test('[F-7.8-01] [R-2.3-07] [E-2.2-05] [R-9-06] each Ver más shows five more', async () => {
    const { IdPersonaNovedad } = await noticeIn(estadoAlta.registrado);
    const { db } = await theSandbox();
    for (const day of Array.from({ length: 22 }, (_, at) => at + 10))
      db.seguimientos.put({ ...entry(9000 + day, `2027-01-${day}T15:00:00.000Z`), IdTabla: IdPersonaNovedad });
    const { user } = await show(<SeguimientoPanel idTabla={IdPersonaNovedad} tabla={tabla.novedad} />);
    await screen.findByText('Asunto 9031');
    for (const [count, last] of [
      [10, 'Asunto 9022'],
      [15, 'Asunto 9017'],
      [20, 'Asunto 9012'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: /^Ver más/ }));
      expect(screen.getAllByText(/^Asunto 90\d\d$/)).toHaveLength(count);
      expect(screen.getAllByText(/^Asunto 90\d\d$/).at(-1)).toHaveTextContent(last);
    }
  });

  test('[F-3.10-03] [F-3.10-04] [F-3.10-02] [F-7.8-01] [E-2.2-05] [E-3-12] a written message is registered, escaped, and shown', async () => {
    const { IdPersonaNovedad } = await noticeIn(estadoAlta.registrado);
    const asked = recordCalls('/SeguimientoLista');
    const { user } = await show(<SeguimientoPanel idTabla={IdPersonaNovedad} tabla={tabla.novedad} />);
    await user.click(await screen.findByRole('button', { name: 'Escribir mensaje' }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    const field = screen.getByLabelText(/^Mensaje/);
    expect(field).toHaveAccessibleDescription(/Mensaje, no tiene información\./);
    expect(field).toHaveFocus();
    // Blanks are no message either.
    const registered = recordCalls('/SeguimientoRegistra');
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await leido();
    expect(field).toHaveAccessibleDescription(/Mensaje, no tiene información\./);
    expect(registered).toEqual([]);
    await user.clear(field);
    await user.type(field, 'Falta <b>firma</b>');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Falta <b>firma</b>')).toBeInTheDocument();
    const { db } = await theSandbox();
    expect(db.seguimientos.all().at(-1)).toMatchObject({
      IdTabla: IdPersonaNovedad,
      Tabla: 'seguros_personas_novedad',
      Asunto: 'Mensaje',
      Mensaje: 'Falta &#60;b&#62;firma&#60;/b&#62;',
      Correos: [],
      TipoSeguimiento: 1,
    });
    expect(asked.length).toBeGreaterThan(1);
    for (const body of asked) expect(body).toEqual({ IdTabla: IdPersonaNovedad, Tabla: 'seguros_personas_novedad' });
  });

  test('[F-3.10-04] [F-3.10-02] [F-3.10-03] [F-7.8-01] [R-2.7-08] what is written of a payment order goes to the order, and is read there', async () => {
    const { db } = await theSandbox();
    const IdTabla = db.ordenes.by('empresa', '501|1')[0]?.IdOrdenPago ?? 0;
    const de = { IdTabla, Tabla: 'seguros_orden_pago_cabecera' };
    const asked = recordCalls('/SeguimientoLista');
    const { user } = await show(<SeguimientoPanel idTabla={IdTabla} tabla={tabla.ordenPago} />);
    await user.click(await screen.findByRole('button', { name: 'Escribir mensaje' }));
    await user.type(screen.getByLabelText(/^Mensaje/), 'Ya se transfirió');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Ya se transfirió')).toBeInTheDocument();
    expect(db.seguimientos.all().at(-1)).toMatchObject({ ...de, Asunto: 'Mensaje', Correos: [], TipoSeguimiento: 1 });
    expect(asked.length).toBeGreaterThan(1);
    for (const body of asked) expect(body).toEqual(de);
  });

  test('[F-7.8-01] [F-3.10-02] a message that fails stays in its field', async () => {
    const { IdPersonaNovedad } = await noticeIn(estadoAlta.registrado);
    server.use(http.post('*/SeguimientoRegistra', () => HttpResponse.error()));
    const { user } = await show(<SeguimientoPanel idTabla={IdPersonaNovedad} tabla={tabla.novedad} />);
    await user.click(await screen.findByRole('button', { name: 'Escribir mensaje' }));
    await user.type(screen.getByLabelText(/^Mensaje/), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    const asked = await question('Lo que envió no se guardó. ¿Desea enviarlo otra vez?');
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByLabelText(/^Mensaje/)).toHaveValue('Hola');
  });

  test('[F-7.8-01] an entry that fails after its act is only a warning', async () => {
    server.use(http.post('*/SeguimientoRegistra', () => HttpResponse.error()));
    await show(null);
    const done = await registrarSeguimiento({ idTabla: 1, tabla: tabla.novedad, asunto: 'A', mensaje: 'B' });
    expect(done).toBe(false);
    await toastSays('No se registró el seguimiento.');
  });
});

describe('the payment order of a notice', () => {
  test('[R-7.6-13] [R-7.6-15] what goes into an order or out of it here is in the tracking of the order, twice', async () => {
    const { db } = await theSandbox();
    const { IdPersonaNovedad, IdEmpresa } = await noticeIn(estadoAlta.registrado);
    for (const orden of db.ordenes.all())
      if (orden.novedades.includes(IdPersonaNovedad))
        db.ordenes.put({ ...orden, novedades: orden.novedades.filter((id) => id !== IdPersonaNovedad) });
    const sent = recordCalls('/SeguimientoRegistra') as { Asunto: string; Mensaje: string; IdTabla: number }[];
    const control = { idPersonaNovedad: IdPersonaNovedad, idEmpresa: IdEmpresa, pagado: false, disabled: false };
    const { user } = await show(<OrdenPagoControl {...control} />);
    await user.click(await screen.findByRole('button', { name: 'Orden de pago' }));
    await user.click(await screen.findByRole('button', { name: 'Agregar a una orden de pago' }));
    const remove = await screen.findByRole('button', { name: 'Quitar de la orden de pago' });
    const orden = () => db.ordenes.all().find(({ novedades }) => novedades.includes(IdPersonaNovedad));
    const id = orden()?.IdOrdenPago;
    await waitFor(() => expect(sent).toHaveLength(2));
    const names = new RegExp(`\\(${IdPersonaNovedad}\\)`);
    const about = (mensaje: RegExp) =>
      expect.objectContaining({ IdTabla: id, Mensaje: expect.stringMatching(mensaje) });
    expect(sent).toEqual([about(names), about(names)]);
    expect(sent[0]?.Mensaje).toContain('Total Bs.');
    await user.click(remove);
    await screen.findByRole('button', { name: 'Agregar a una orden de pago' });
    expect(orden()).toBeUndefined();
    await waitFor(() => expect(sent.length).toBeGreaterThan(2));
    expect(sent.slice(2)).toContainEqual(about(names));
    await leido();
    expect(screen.queryByText('No se registró el seguimiento.')).toBeNull();
  });

  test('[F-9-07] [R-7.6-06] [E-7.4-05] [R-7.6-01] [E-1-02] [E-2.2-02] [R-1-02] [R-9-01] goes into an order and out of it, by its id', async () => {
    const { db } = await theSandbox();
    const { IdPersonaNovedad, IdEmpresa } = await noticeIn(estadoAlta.registrado);
    for (const orden of db.ordenes.all())
      if (orden.novedades.includes(IdPersonaNovedad))
        db.ordenes.put({ ...orden, novedades: orden.novedades.filter((id) => id !== IdPersonaNovedad) });
    const ofIt = (name: string) => recordCalls(new RegExp(`/${name}/${IdPersonaNovedad}$`));
    const [read, removed] = [ofIt('OrdenPagoPorNovedadId'), ofIt('OrdenPagoEliminarXIdNovedad')];
    const added = recordCalls('/OrdenPagoRegistrarConNovedad');
    const control = { idPersonaNovedad: IdPersonaNovedad, idEmpresa: IdEmpresa, pagado: false, disabled: false };
    const { user } = await show(<OrdenPagoControl {...control} />);
    await user.click(await screen.findByRole('button', { name: 'Orden de pago' }));
    await user.click(await screen.findByRole('button', { name: 'Agregar a una orden de pago' }));
    const remove = await screen.findByRole('button', { name: 'Quitar de la orden de pago' });
    expect(within(screen.getByRole('dialog')).getByText(/^En la orden \d+$/)).toBeInTheDocument();
    expect(screen.getByText(/^Total de la orden/)).toHaveTextContent(/: Bs\. [\d,]+\.\d\d$/);
    expect(screen.getByRole('link', { name: /^Abrir la orden \d+$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/seguros\/orden-pago-editar-ex\?orden=\d+$/),
    );
    // [H16] Each act leaves when it is done: the focus goes to the one in its place, and at the end to the control.
    await waitFor(() => expect(remove).toHaveFocus());
    await user.click(remove);
    const add = await screen.findByRole('button', { name: 'Agregar a una orden de pago' });
    await waitFor(() => expect(add).toHaveFocus());
    expect(added).toEqual([{ IdEmpresa, IdPersonaNovedad }]);
    expect(removed).toHaveLength(1);
    expect(read.length).toBeGreaterThan(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Orden de pago' })).toHaveFocus());
  });
});

function Coordinates() {
  const [place, setPlace] = useState({ lat: '', lng: '' });
  return (
    <CoordenadasField
      name="BasePersonas"
      latitud={place.lat}
      longitud={place.lng}
      onChange={(lat, lng) => setPlace({ lat, lng })}
    />
  );
}

describe('the coordinates', () => {
  test('[E-2.2-08] [R-2.3-15] [H16] the map gives the focus back to its button', async () => {
    const { user } = await show(<Coordinates />);
    const button = screen.getByRole('button', { name: 'Elegir en el mapa' });
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Ubicación en el mapa' });
    expect(button).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  const latitude = () => screen.getByLabelText('Latitud');
  const longitude = () => screen.getByLabelText('Longitud');

  test('[E-2.2-08, R-2.3-15] the place that is fixed on the map fills both', async () => {
    const { user } = await show(<Coordinates />);
    await user.click(screen.getByRole('button', { name: 'Elegir en el mapa' }));
    const fix = await screen.findByRole('button', { name: 'Fijar en el centro' });
    await waitFor(() => expect(fix).toBeEnabled());
    await user.click(fix);
    await user.click(screen.getByRole('button', { name: 'Usar esta ubicación' }));
    expect(latitude()).toHaveValue('-16.500000');
    expect(longitude()).toHaveValue('-68.150000');
  });

  test('[E-2.2-08, R-2.3-15] take a comma, drop spaces, and only warn outside Bolivia', async () => {
    const { user } = await show(<Coordinates />);
    await user.type(latitude(), ' -16,5 ');
    await user.type(longitude(), '-16,5');
    expect(latitude()).toHaveValue('-16.5');
    // Half a number is not judged.
    expect(screen.queryByText(/El punto está fuera de Bolivia/)).toBeNull();
    await user.tab();
    expect(screen.getByText(/El punto está fuera de Bolivia/)).toBeInTheDocument();
    await user.clear(longitude());
    await user.type(longitude(), '-68,15');
    await user.tab();
    expect(screen.queryByText(/El punto está fuera de Bolivia/)).toBeNull();
  });

  test('[E-2.2-08] a refused location is told, and typing goes on', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: (_found: unknown, refused: () => void) => refused() },
    });
    const { user } = await show(<Coordinates />);
    await user.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
    expect(screen.getByText(/No se pudo obtener su ubicación\./)).toBeInTheDocument();
  });

  test('[E-2.2-08, R-2.3-15] the place of the device fills both', async () => {
    const coords = { latitude: -17.39, longitude: -66.157 };
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords }) },
    });
    const { user } = await show(<Coordinates />);
    await user.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
    expect(latitude()).toHaveValue('-17.390000');
    expect(longitude()).toHaveValue('-66.157000');
  });
});
