import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { useComprobaciones } from '#engine/check/useComprobaciones.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { HechosDelAviso } from '#engine/review/HechosDelAviso.tsx';
import { idDeEstado } from '#sandbox/rules/catalogo.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo, leido, question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { show } from '../../blocks/show.tsx';
import { avisoDeclarado } from './avisoDePrueba.ts';

const SEGIP = '*/Afiliacion/SEGIPconsultaDatosPersona';
const veredictos = async () => within(await screen.findByRole('region', { name: 'Comprobaciones automáticas' }));

/** The review of the declared notice, on the page of its form. */
const abrir = async (id?: number) => {
  const notice = id ?? (await ejemplo('declarado')).novedad().IdPersonaNovedad;
  const mounted = await mount(`/seguros/aviso-alta-editar?novedad=${notice}&tipo=1`, { as: 'personal' });
  // Not by role: on a form of this size that search is slow, and the code of the form may still be on its way.
  await waitFor(() => expect(document.querySelector('.hechos')).not.toBeNull());
  return mounted;
};

/** The person's accepted notice, with other facts; the declared one is compared with it. */
async function aceptarAntes(persona: object, novedad: object = {}, idTipo?: number) {
  const aviso = await ejemplo('declarado');
  const own = aviso.novedad();
  const accepted = {
    ...own,
    ...novedad,
    ...(idTipo ? { IdTipoNovedad: idTipo } : {}),
    IdPersonaNovedad: own.IdPersonaNovedad + 77_000,
    IdEstadoProceso: idDeEstado(aviso.db, idTipo ?? own.IdTipoNovedad, 'aceptado'),
    FechaNovedad: '2019-02-04',
  };
  const snapshot = {
    BasePersonas: { ...aviso.persona, ...persona },
    SegurosPacientes: { IdPersona: aviso.persona.IdPersona },
    SegurosPersonasNovedad: accepted,
  };
  aviso.db.novedades.put({ ...accepted, DatosHistorico: JSON.stringify(snapshot) });
  return own;
}

test('[F-3.7-02] [R-7.10-06] [D4] [D5] only what changed since the last accepted notice is shown, with what it was', async () => {
  const own = await aceptarAntes({ Zona: 'OTRA ZONA' }, { Cargo: 'OTRO CARGO' });
  await abrir(own.IdPersonaNovedad);
  const table = within(await screen.findByRole('table', { name: 'Cambió en 3 datos' }));
  expect(screen.getByText(/^Comparado con .*, del 04\/02\/2019$/)).toBeVisible();
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    ...['Zona', 'Fecha de ingreso', 'Cargo'],
  ]);
  expect(rows[2]).toHaveTextContent(`CargoOTRO CARGO${own.Cargo}`);
  expect(screen.getByText('Datos personales').closest('summary')).toHaveTextContent(/\d+ datos, 1 cambio arriba$/);
});

test('[D5] a notice of another type is compared by the facts of the person alone', async () => {
  const own = await aceptarAntes({ Zona: 'OTRA ZONA' }, { Cargo: 'OTRO CARGO' }, 6);
  await abrir(own.IdPersonaNovedad);
  const table = await screen.findByRole('table', { name: 'Cambió en 1 dato' });
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Zona');
});

test('[D5] without an accepted notice, the fund’s record of the person; without one, nothing', async () => {
  const { db, persona, novedad } = await ejemplo('declarado');
  const [paciente] = db.pacientes.all();
  if (!paciente) throw new Error('The seed has no insured person');
  const open = await abrir();
  expect(await screen.findByText('Primera vez: no hay con qué comparar.')).toBeVisible();
  open.unmount();
  const { IdPersona } = persona;
  const { IdEmpresa } = novedad();
  db.pacientes.put({ ...paciente, IdPaciente: 990_001, IdPersona, IdEmpresa, FechaIngreso: '2015-03-02' });
  await abrir();
  expect(await screen.findByText('Comparado con la ficha de la caja')).toBeVisible();
  const row = screen.getByRole('rowheader', { name: 'Fecha de ingreso' }).closest('tr');
  expect(row).toHaveTextContent('02/03/2015');
  expect(screen.queryByRole('rowheader', { name: 'Cargo' }), 'the record has no position').not.toBeInTheDocument();
});

test('[R-7.10-06] [D5] a comparison that cannot be read says so and is read again', async () => {
  server.use(http.post('*/PersonaNovedades/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await abrir();
  const failed = (await screen.findByText('No se pudo leer con qué comparar el aviso.')).closest('[role="alert"]');
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Primera vez: no hay con qué comparar.')).toBeVisible();
});

test('[D4] what is missing is named; if nothing is, that is said', async () => {
  const { db, novedad, persona } = await ejemplo('declarado');
  const open = await abrir();
  expect(await screen.findByText('No falta nada: datos obligatorios, fotografía y adjuntos completos.')).toBeVisible();
  open.unmount();
  for (const one of db.archivos.all())
    if (one.IdTabla === novedad().IdPersonaNovedad) db.archivos.remove(one.IdRecurso);
  db.personas.put({ ...persona, Zona: '' });
  await abrir();
  await waitFor(() => expect(screen.getByText(/^Falta: Zona, Fotografía/)).toBeVisible());
});

test('[F-9-07] [E-2.2-10] [E-2.2-11] [D4] [R-9-01] the notice’s own facts stand in full, what did not change is folded', async () => {
  const { novedad } = await ejemplo('declarado');
  await abrir();
  const own = within(await screen.findByRole('region', { name: 'Aviso' }));
  for (const label of ['Tipo alta', 'Fecha de ingreso', 'Haber mensual', 'Cargo', 'Ubicación empresa'])
    expect(own.getByText(label)).toBeVisible();
  expect(own.getByText(novedad().Cargo)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Aviso' })).toHaveTextContent(/Haber mensual\s*Bs\. [\d,]+\.\d\d/);
  expect(own.queryByText('Observación'), 'a long text nobody wrote takes no room').not.toBeInTheDocument();
  const folded = screen.getByText('Datos personales').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded as HTMLElement).getByText('Historia clínica')).toBeInTheDocument();
});

test('[D9] [F-8-03] each verdict in words; one that failed is asked for again in its place, without a message', async () => {
  const Mensaje = { Descripcion: 'El SEGIP no responde.', TipoMensaje: 'error', IdMensaje: 'M1' };
  server.use(http.post(SEGIP, () => HttpResponse.json({ ok: false, Mensaje }), { once: true }));
  const { user } = await abrir();
  const box = await veredictos();
  expect(await box.findByText('Identidad, no se pudo consultar: El SEGIP no responde. (código M1)')).toBeVisible();
  await leido();
  expect(toasts()).toEqual([]);
  const pills = box.getAllByRole('listitem').filter((item) => item.querySelector('.pill'));
  expect(pills.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Identidad.*no se pudo consultar$/),
    expect.stringMatching(/^BDPA.*reparo$/),
    expect.stringMatching(/^Adjuntos (\d)\/\1.*coincide$/),
    expect.stringMatching(/^Pago.*no aplica$/),
    expect.stringMatching(/^Plazo.*(coincide|reparo)Se supone/),
  ]);
  await user.click(box.getByRole('button', { name: 'Reintentar Identidad' }));
  expect(await box.findByText(/^Identidad \d\/\d$/)).toBeVisible();
});

test('[D7] the deadline says that its meaning is assumed', async () => {
  await abrir();
  const box = await veredictos();
  await leido();
  const pill = box.getAllByRole('listitem').find((item) => item.textContent?.startsWith('Plazo'));
  expect(pill?.title).toMatch(/Se supone que el servicio responde el último día para declarar el aviso/);
});

test('[D9] while the services are asked, that is said, and the facts are there', async () => {
  const soltar = detener(SEGIP);
  await abrir();
  const box = await veredictos();
  expect(await screen.findByRole('region', { name: 'Aviso' })).toBeVisible();
  expect(box.getAllByRole('listitem')[0]).toHaveTextContent(/^Identidad.*comprobando$/);
  soltar();
  expect(await box.findByText(/^Identidad \d\/\d$/)).toBeVisible();
});

test('[D8] when it was checked is said, and it is checked again on request', async () => {
  const asked = recordCalls('/Afiliacion/SEGIPconsultaDatosPersona');
  const { user } = await abrir();
  const box = await veredictos();
  expect(await box.findByText('Comprobado hoy 14:00')).toBeVisible();
  await leido();
  expect(asked).toHaveLength(1);
  await user.click(box.getByRole('button', { name: 'Repetir' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await leido();
});

test('[F-3.9-01] [F-7.5-07] [D4] the detail shows the differences letter by letter; nobody is notified', async () => {
  const { db, persona, novedad } = await ejemplo('declarado');
  const { IdPersonaNovedad } = novedad();
  const other = await ejemplo('segipPaterno');
  const { NumeroDocumento, FechaNacimiento, ApellidoPaterno, ApellidoMaterno, Nombres } = other.persona;
  db.personas.remove(other.persona.IdPersona);
  db.personas.put({ ...persona, NumeroDocumento, FechaNacimiento, ApellidoPaterno, ApellidoMaterno, Nombres });
  const notified = recordCalls('NotificarDiferencia');
  const { user } = await abrir(IdPersonaNovedad);
  const box = await veredictos();
  expect(await box.findByText(/El SEGIP no confirma Apellido paterno\.$/)).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Ver detalle' }));
  const differences = within(await box.findByRole('region', { name: 'En qué se diferencian' }));
  expect(differences.getByText('Apellido paterno')).toBeVisible();
  expect(document.querySelector('.distinto mark')).not.toBeNull();
  expect(notified).toEqual([]);
});

test('[F-9-17, F-6-08, F-7.4-02, F-7.4-03] the detail shows what the registry has otherwise, and the officer is told of it on request', async () => {
  const { db, persona, novedad } = await ejemplo('declarado');
  const { IdPersonaNovedad } = novedad();
  const other = await ejemplo('bdpaNombres');
  const { IdTipoDocumento, NumeroDocumento, ComplementoDocumento, FechaNacimiento } = other.persona;
  const { ApellidoPaterno, ApellidoMaterno, Nombres } = other.persona;
  db.personas.put({ ...other.persona, NumeroDocumento: '99990001' });
  const documento = { IdTipoDocumento, NumeroDocumento, ComplementoDocumento, FechaNacimiento };
  db.personas.put({ ...persona, ...documento, ApellidoPaterno, ApellidoMaterno, Nombres });
  const notified = recordCalls('NotificarDiferencia');
  const { user } = await abrir(IdPersonaNovedad);
  const box = await veredictos();
  await user.click(await box.findByRole('button', { name: 'Ver detalle' }));
  await user.click(await box.findByRole('button', { name: 'Notificar al encargado regional' }));
  const asked = await question(/notificar las diferencias/);
  await user.click(asked.getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se envió un correo electrónico al encargado de seguros regional de la CSBP.');
  expect(notified).toMatchObject([{ IdParametro: 8, NumeroDocumento, FechaNacimiento }]);
});

function Pane({
  definition,
  loaded,
  alMarcar,
  marcados,
}: {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly alMarcar: ((label: string) => void) | null;
  readonly marcados: ReadonlySet<string>;
}) {
  const { IdPersonaNovedad, IdTipoNovedad, IdPersona } = loaded.form.SegurosPersonasNovedad;
  const adjuntos = useAdjuntos({
    idPersona: IdPersona,
    idPersonaNovedad: IdPersonaNovedad,
    idTipoNovedad: IdTipoNovedad,
    editable: false,
  });
  const comprobaciones = useComprobaciones({ definition, loaded });
  return (
    <HechosDelAviso {...{ definition, loaded, adjuntos, comprobaciones, marcados, alMarcar }} antes={<p>Antes</p>} />
  );
}

test('[F-3.10-03] [D4] [D17] facts are buttons while something can be flagged, and text otherwise; the tracking is folded', async () => {
  const { definition, loaded, novedad } = await avisoDeclarado();
  const alMarcar = vi.fn();
  const { user } = await show(<Pane {...{ definition, loaded, alMarcar }} marcados={new Set(['Cargo'])} />, {
    as: 'personal',
  });
  const cargo = await screen.findByRole('button', { name: `Cargo: ${novedad().Cargo}` });
  expect(cargo).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^Fecha de ingreso: / }));
  expect(alMarcar).toHaveBeenCalledExactlyOnceWith('Fecha de ingreso');
  expect(document.querySelector('.hechos')?.firstElementChild).toHaveTextContent('Antes');
  const tracking = await waitFor(() => {
    const found = screen.getByText('Seguimiento').closest('summary');
    expect(found).toHaveTextContent(/\d registros?, sin observaciones antes$/);
    return found;
  });
  expect(tracking?.closest('details')).not.toHaveAttribute('open');
});

test('[D4] nothing is a button where nothing can be flagged', async () => {
  const { definition, loaded } = await avisoDeclarado();
  await show(<Pane {...{ definition, loaded }} alMarcar={null} marcados={new Set()} />, { as: 'personal' });
  expect(await screen.findByRole('region', { name: 'Aviso' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cargo/ })).not.toBeInTheDocument();
});
