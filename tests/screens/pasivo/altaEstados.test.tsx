import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { tabla, tipoNovedad } from '#contract/enumerations.ts';
import { Consultas } from '#features/pasivo/alta/Consultas.tsx';
import GestorSaludDialog from '#features/pasivo/alta/gestor-salud/GestorSaludDialog.tsx';
import { browser, localKeys } from '#lib/storage.ts';
import { buildFilaNovedad, buildNovedadForm } from '#support/builders.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { asking, ejemplo, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { show } from '../../blocks/show.tsx';
import { formulario, sinTeclas } from '../novedades/formulario.ts';
import { comoSeLeyo, formaLeida } from '../novedades/leida.ts';
import { abrir, botones, conAlta, LISTA } from './alta.ts';
import { fotografia, porDejar, soloSeMuestra } from './archivos.ts';
import { esEntero } from './grupos.ts';

const AVISO = 'Una vez declarada la novedad no podrá modificar la misma.';
const EDITAR = '/seguros/aviso-alta-pasivo-editar';
const dato = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

describe('a registered one', () => {
  test('[E-2-03, R-2.2-06, F-9-15, R-2.3-02, R-2.3-10, R-2.3-11, R-6-03, R-7.3-01, R-2.3-01, R-3.1-07] opens by the stored ids; its rights and the person’s other notices are looked up', async () => {
    const { id, nombre } = await conAlta('registrado');
    await signInAs('empresa');
    browser.write(localKeys.IdPersonaNovedad, String(id));
    browser.write(localKeys.IdTipoNovedadPadre, '23');
    const asked = recordCalls('/BuscarVigenciaAltaDerechos');
    const pagina = await formulario(EDITAR);
    await screen.findByRole('heading', { level: 1, name: 'Registro de Alta de pasivo por resolución' });
    await pagina.user.click(await screen.findByRole('button', { name: 'Novedades' }));
    const list = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
    const row = await list.findByRole('row', { name: /ALTA DE PASIVO POR RESOLUCIÓN/ });
    expect(row).toHaveTextContent('17/11/2026');
    expect(row).toHaveTextContent('Registrado');
    expect(list.getByRole('table', { name: `Novedades de ${nombre}` })).toBeVisible();
    await pagina.user.click(list.getByRole('button', { name: 'Cerrar' }));
    await pagina.pestana('Alta de pasivo');
    await waitFor(() => expect(dato('Vigencia')).toHaveTextContent('VIGENTE'));
    expect(dato('Desde')).toHaveTextContent('17/11/2026');
    esEntero(asked);
    comoSeLeyo(asked, formaLeida());
    expect(asked).toMatchObject([
      {
        BasePersonas: {},
        SegurosPersonasNovedad: { IdPersonaNovedad: id },
        PacientesResolucion: { Instancia: 'SENASIR' },
      },
    ]);
    pagina.sinBoton('Buscar en SEGIP');
  });

  test('[E-2-03, R-2.2-06, F-9-15, R-2.3-02, R-2.3-10, R-2.3-14] a stored id of 0 begins one of the stored type, whose first question is its own', async () => {
    await signInAs('empresa');
    browser.write(localKeys.IdPersonaNovedad, '0');
    browser.write(localKeys.IdTipoNovedadPadre, '23');
    const pagina = await formulario(EDITAR);
    const regional = within(await screen.findByRole('dialog', { name: /^Confirmar la regional/ }));
    await pagina.user.click(regional.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('dialog', { name: 'Resolución que solicita la afiliación' })).toBeVisible();
  });

  test('[R-2.3-07, R-9-06] has its tracking at the side: the five newest entries, and the others when asked for', async () => {
    const { id, db } = await conAlta('registrado');
    const registro = { Tabla: tabla.novedad, IdTabla: id, Mensaje: '', Correos: [], TipoSeguimiento: 1, Usuario: '' };
    for (const at of [1, 2, 3, 4, 5, 6])
      db.seguimientos.put({ ...registro, IdSeguimiento: at, Asunto: `Paso ${at}`, Fecha: `2026-11-1${at}T15:00:00Z` });
    await signInAs('empresa');
    const pagina = await formulario(`${EDITAR}?novedad=${id}&tipo=23`);
    const panel = await pagina.seguimiento();
    const pasos = () => panel.getAllByText(/^Paso/).map((one) => one.textContent);
    expect(pasos()).toEqual(['Paso 6', 'Paso 5', 'Paso 4', 'Paso 3', 'Paso 2']);
    await pagina.user.click(panel.getByRole('button', { name: 'Ver más (1)' }));
    expect(pasos().at(-1)).toBe('Paso 1');
    expect(screen.getByRole('region', { name: 'Seguimiento' })).toHaveClass('seguimiento-lado');
    expect(within(screen.getByRole('tabpanel')).queryByText(/^Paso/)).toBeNull();
  });

  test('[E-3-13, F-3.10-05, R-3.2-01, F-6-06, R-4.1-04, R-3.1-01, R-3.1-07, R-4.1-12, R-5.2-16, R-7.3-01, R-8-12, R-3.1-02, R-4.1-13, R-4.1-16, R-4.1-17] is edited with its group, and the change is tracked', async () => {
    const pagina = await abrir('registrado');
    expect(pagina.boton('Eliminar')).toBeVisible();
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    expect(pagina.campo(/^Número de resolución/)).toHaveValue('RA-77/2026');
    await pagina.escribir(/^Número de resolución/, 'ra-78/2026');
    await pagina.elegir('Ubicación empresa', 'EL ALTO');
    const sent = recordCalls('/ModificaAltaPasivo');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    await leido();
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    await pagina.cerrado();
    esEntero(sent);
    comoSeLeyo(sent, leida, { SegurosPacientes: { IdTipoPasivo: 1 } });
    expect(sent).toMatchObject([
      {
        SegurosPersonasNovedad: { IdCanal: 1 },
        SegurosPacientes: { IdTipoPasivo: 1 },
        PacientesResolucion: { IdPacientesResolucion: 7, NumeroResolucion: 'RA-78/2026', Instancia: 'SENASIR' },
      },
    ]);
    expect(pagina.abiertos()).toBe(0);
    expect(pagina.db.gruposPasivo.get(pagina.id)?.PacientesResolucion?.NumeroResolucion).toBe('RA-78/2026');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Registro actualizado')).toBeInTheDocument();
    const changes = (await trail.findByText('Número de resolución:')).closest('ul');
    expect(changes).toHaveTextContent(/Número de resolución: RA-77\/2026 -> RA-78\/2026/);
    expect(changes).toHaveTextContent(/Ubicación empresa: .* -> .*EL ALTO/);
  });

  test('[F-6-06, R-2.3-05, R-4.1-13] Descartar puts back what was loaded', async () => {
    const pagina = await abrir('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    expect(botones()).toEqual(['Grabar', 'Descartar', 'Nuevo', 'Salir']);
    await pagina.pestana('Alta de pasivo');
    await pagina.escribir(/^Cargo/, 'otro');
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(pagina.campo(/^Cargo/)).toHaveValue('JUBILADO');
    expect(pagina.campo(/^Cargo/)).toHaveAttribute('readonly');
  });

  test('[R-4.1-13] Descartar gives back what was chosen in a list, the resolution and the photograph, and takes the new files away', async () => {
    const pagina = await abrir('registrado');
    const archivos = () => pagina.db.archivos.all().map(({ NombreArchivo }) => NombreArchivo);
    const lugar = () => screen.getByLabelText<HTMLInputElement>(/^Ubicación empresa/, { selector: 'input' }).value;
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    await waitFor(() => expect(lugar()).toContain('NUESTRA SEÑORA DE LA PAZ'));
    await pagina.elegir('Ubicación empresa', 'EL ALTO');
    await pagina.escribir(/^Número de resolución/, 'ra-99/2026');
    await pagina.adjuntar(/^CERTIFICADO DE NACIMIENTO/, 'descartado.pdf');
    expect(archivos()).toContain('descartado.pdf');
    await pagina.pestana('Datos Personales');
    await pagina.user.click(await (await fotografia()).findByRole('button', { name: 'Quitar' }));
    expect(await (await fotografia()).findByRole('button', { name: 'Deshacer' })).toBeVisible();
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(await (await fotografia()).findByRole('button', { name: /^Ver/ })).toBeVisible();
    await pagina.pestana('Alta de pasivo');
    expect(lugar()).toContain('NUESTRA SEÑORA DE LA PAZ');
    expect(pagina.campo(/^Número de resolución/)).toHaveValue('RA-77/2026');
    await waitFor(() => expect(archivos()).not.toContain('descartado.pdf'));
    expect(botones()).toEqual(['Editar', 'Eliminar', 'Nuevo', 'Salir']);
  });

  test('[R-4.1-13, R-2.3-05, R-2.3-06] Descartar asks first; then nothing is left of what was typed, nor of what Grabar found', async () => {
    const pagina = await abrir('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    await pagina.escribir(/^Número de resolución/, '');
    await pagina.escribir(/^Cargo/, 'rentista');
    await waitFor(() => expect(JSON.stringify(window.sessionStorage)).toContain('RENTISTA'));
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await screen.findByRole('region', { name: 'Hay 1 problema' })).toBeVisible();
    // Its state is not changed while it is edited.
    expect(await pagina.estado('Registrado')).toEqual([]);
    await pagina.user.click(pagina.boton('Descartar'));
    const asked = await question('¿Desea descartar los cambios?');
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    expect(pagina.campo(/^Cargo/)).toHaveValue('RENTISTA');
    expect(botones()).toEqual(['Grabar', 'Descartar', 'Nuevo', 'Salir']);
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(screen.queryByRole('region', { name: /^Hay \d+ problema/ })).toBeNull();
    expect(pagina.campo(/^Número de resolución/)).toHaveValue('RA-77/2026');
    await leido();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('RENTISTA');
    expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
  });

  test('[R-4.1-04, R-4.1-07, R-2.3-06] the button beside what it waits for declares it too, after the same warning', async () => {
    const pagina = await abrir('registrado');
    await pagina.user.click(await screen.findByRole('button', { name: 'Declarar' }));
    await pagina.aceptar(AVISO);
    expect(await pagina.estado('Declarado')).toEqual([]);
    pagina.sinBoton('Declarar');
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
  });

  test('[R-4.1-07, R-4.1-08] Grabar y declarar warns too: left, nothing is sent; accepted, it is saved and declared', async () => {
    const pagina = await abrir('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    await pagina.escribir(/^Cargo/, 'rentista');
    const sent = recordCalls(/ModificaAltaPasivo|ModificarEstado/);
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.user.click((await question(AVISO)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    await leido();
    expect(sent).toEqual([]);
    expect(pagina.campo(/^Cargo/)).not.toHaveAttribute('readonly');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.aceptar(AVISO);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ Cargo: 'RENTISTA', FechaDeclaracion: '2026-11-20' });
  });

  test('[F-6-06, R-2.3-06, R-4.1-06, R-4.1-07, R-4.1-08, R-4.1-11, R-4.1-15, R-8-12, R-2.3-05, R-2.3-16, R-4.1-01, R-4.1-09, R-4.1-16, F-9-04, R-7.10-01] is declared by its own state after the warning: locked, dated today', async () => {
    const pagina = await abrir('registrado');
    const sent = recordCalls('/ModificarEstado');
    await pagina.user.click(screen.getByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(AVISO);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    expect(pagina.abiertos()).toBe(0);
    const { idDeEstado } = await import('#sandbox/db/tipos.ts');
    expect(sent).toEqual([{ IdPersonaNovedad: pagina.id, IdEstadoProceso: idDeEstado(23, 'declarado') }]);
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
    expect(await (await pagina.seguimiento()).findByText('Registrado -> Declarado')).toBeInTheDocument();
    await pagina.pestana('Alta de pasivo');
    expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026');
  });

  test('[R-4.1-07, R-2.3-06] is not declared when the question is left', async () => {
    const pagina = await abrir('registrado');
    await pagina.user.click(screen.getByRole('button', { name: /^Declarado/ }));
    await pagina.user.click((await question(AVISO)).getByRole('button', { name: 'Cancelar' }));
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  });

  test('[R-8-07, R-2.3-06, R-4.1-08, R-7.10-01] a declaration that fails leaves it Registrado', async () => {
    server.use(http.post('*/ModificarEstado', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrir('registrado');
    await pagina.user.click(screen.getByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(AVISO);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(botones()).toEqual(['Editar', 'Eliminar', 'Nuevo', 'Salir']);
    // It is said once.
    await leido();
    expect(asking()).toBe(false);
  });

  test('[F-6-06, R-8-07, R-4.1-13, R-4.1-14, R-7.3-01] a change that fails leaves the form open with what was typed', async () => {
    const pagina = await abrir('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    await pagina.escribir(/^Cargo/, 'rentista');
    server.use(http.post('*/ModificaAltaPasivo', () => new HttpResponse('', { status: 500 })));
    await pagina.grabar();
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(pagina.campo(/^Cargo/)).toHaveValue('RENTISTA');
    expect(pagina.campo(/^Cargo/)).not.toHaveAttribute('readonly');
    expect(botones()).toEqual(['Grabar', 'Descartar', 'Nuevo', 'Salir']);
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
    expect(await pagina.estado('Registrado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ Cargo: 'JUBILADO' });
  });

  test('[F-9-15, R-2.2-06, R-2.3-04, R-3.1-01, R-5.2-16, R-7.3-01, R-8-12] is deleted after a question, and leads to the list', async () => {
    const pagina = await abrir('registrado');
    const sent = recordCalls('/EliminaAltaPasivo');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.user.click((await question(/de eliminar/)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    expect(pagina.row()).toBeDefined();
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(`¿Está seguro de eliminar el aviso de alta del asegurado(a) ${pagina.nombre}?`);
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
    esEntero(sent);
    comoSeLeyo(sent, leida);
    expect(sent).toMatchObject([{ PacientesResolucion: { NumeroResolucion: 'RA-77/2026' } }]);
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    expect(pagina.row()).toBeUndefined();
    expect(pagina.db.gruposPasivo.get(pagina.id)).toBeUndefined();
  });
});

test('[R-8-07, R-8-12, R-2.3-04, R-2.3-05, R-7.3-01] a delete that fails leaves it as it was, and nobody is led away', async () => {
  server.use(http.post('*/EliminaAltaPasivo', () => new HttpResponse('', { status: 500 })));
  const pagina = await abrir('registrado');
  await pagina.user.click(pagina.boton('Eliminar'));
  await pagina.aceptar(/¿Está seguro de eliminar/);
  await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  expect(botones()).toEqual(['Editar', 'Eliminar', 'Nuevo', 'Salir']);
  expect(pagina.router.state.location.pathname).toBe(EDITAR);
  expect(pagina.row()).toBeDefined();
});

test('[R-8-12, R-2.3-04, R-5.2-16] the staff too is led to the list after deleting one, not to the desk', async () => {
  const pagina = await abrir('registrado', { as: 'personal' });
  await pagina.user.click(pagina.boton('Eliminar'));
  await pagina.aceptar(`¿Está seguro de eliminar el aviso de alta del asegurado(a) ${pagina.nombre}?`);
  await toastSays('Registro eliminado correctamente.');
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
});

test.each(['empresa', 'asegurado', 'otro'] as const)(
  '[R-6-03, R-2.3-10, R-2.3-11, F-2.6-03, F-2.6-10] the search at the identity service is not offered to %s',
  async (rol) => {
    await show(<Consultas form={buildNovedadForm()} rol={rol} imprimible={false} />);
    expect(screen.getByRole('button', { name: 'Novedades' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buscar en SEGIP' })).toBeNull();
  },
);

test('[F-8-14, R-2.3-10, E-8-08, R-7.10-06] a person without other notices is told to have none', async () => {
  server.use(http.post('*/PersonaNovedades/', () => HttpResponse.json({ ok: true, Datos: [] })));
  const { user } = await show(<Consultas form={buildNovedadForm()} rol="empresa" imprimible={false} />);
  await user.click(screen.getByRole('button', { name: 'Novedades' }));
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
});

test('[R-2.3-10] many notices of the person have pages; a list that cannot be read is asked for again', async () => {
  const Datos = Array.from({ length: 12 }, (_, at) =>
    buildFilaNovedad({
      ...{ IdPersonaNovedad: 9200 + at, Novedad: `AVISO ${at + 1}` },
      FechaNovedad: `${String(at + 1).padStart(2, '0')}/03/2025`,
    }),
  );
  server.use(
    http.post('*/PersonaNovedades/', () => new HttpResponse('', { status: 500 }), { once: true }),
    http.post('*/PersonaNovedades/', () => HttpResponse.json({ ok: true, Datos })),
  );
  const { user } = await show(<Consultas form={buildNovedadForm()} rol="empresa" imprimible={false} />);
  await user.click(screen.getByRole('button', { name: 'Novedades' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }));
  const avisos = () => dialog.getAllByText(/^AVISO /).map((one) => one.textContent);
  await dialog.findByText('AVISO 12');
  expect(avisos()).toHaveLength(10);
  await user.click(dialog.getByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(avisos()).toEqual(['AVISO 2', 'AVISO 1']));
});

test('[R-2.3-10] of a person whom the fund does not know no notices are looked for', async () => {
  const asked = recordCalls('/PersonaNovedades/');
  const form = buildNovedadForm({ persona: { IdPersona: 0 } });
  const { user } = await show(<Consultas form={form} rol="empresa" imprimible={false} />);
  await user.click(screen.getByRole('button', { name: 'Novedades' }));
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('[R-2.3-20] the health-manager calculator begins with the birth date of the person and the user’s own regional, one of nine', async () => {
  await show(() => {
    session.setState(({ user }) => ({ user: user && { ...user, id_regional: 7 } }));
    return <GestorSaludDialog form={buildNovedadForm()} onDone={vi.fn()} onClose={vi.fn()} />;
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignación de Gestor de Salud' }));
  expect(dialog.getByLabelText(/^Fecha de nacimiento/)).toHaveValue('12/04/1990');
  const regional = dialog.getByLabelText(/^Regional/);
  expect(regional).toHaveDisplayValue('Tarija');
  const offered = within(regional).getAllByRole<HTMLOptionElement>('option');
  expect(offered.filter(({ value }) => value !== '').map((one) => [one.value, one.textContent])).toEqual([
    ...[
      ['1', 'La Paz'],
      ['2', 'Cochabamba'],
      ['3', 'Santa Cruz'],
      ['4', 'Oruro'],
      ['5', 'Potosí'],
      ['6', 'Chuquisaca'],
    ],
    ...[
      ['7', 'Tarija'],
      ['8', 'Beni'],
      ['9', 'Pando'],
    ],
  ]);
});

test('[R-2.3-10, R-7.10-06] the list of the person’s notices says kind, day, company and state of each, newest first', async () => {
  const fila = (at: number, FechaNovedad: string, part: object) =>
    buildFilaNovedad({ IdPersonaNovedad: 9100 + at, FechaNovedad, ...part });
  const Datos = [
    fila(1, '05/03/2024', {
      Novedad: 'INGRESO A LA EMPRESA',
      Empresa: 'Banco Altiplano S.A.',
      EstadoProceso: 'Aceptado',
    }),
    fila(2, '17/11/2026', { Novedad: 'ALTA DE PASIVO', Empresa: 'Seguros Illimani S.A.', EstadoProceso: 'Observado' }),
    fila(3, '30/04/2025', {
      Novedad: 'BAJA DE COTIZANTE',
      Empresa: '',
      EstadoProceso: 'Anulado',
      ColorFondo: '#e3f1f2',
    }),
  ];
  server.use(http.post('*/PersonaNovedades/', () => HttpResponse.json({ ok: true, Datos })));
  const asked = recordCalls('/PersonaNovedades/');
  const { user } = await show(<Consultas form={buildNovedadForm()} rol="empresa" imprimible={false} />);
  await user.click(screen.getByRole('button', { name: 'Novedades' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await dialog.findByText('ALTA DE PASIVO');
  expect(dialog.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0])).toEqual([
    ...['Novedad', 'Fecha novedad', 'Empresa', 'Estado'],
  ]);
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['ALTA DE PASIVO', '17/11/2026', 'Seguros Illimani S.A.', 'Observado'],
    ['BAJA DE COTIZANTE', '30/04/2025', '', 'Anulado'],
    ['INGRESO A LA EMPRESA', '05/03/2024', 'Banco Altiplano S.A.', 'Aceptado'],
  ]);
  expect(dialog.getByText('Anulado').closest('[style]')).toHaveStyle({ '--pill-ground': '#e3f1f2' });
  expect(asked).toEqual([{ IdPersona: buildNovedadForm().BasePersonas.IdPersona }]);
});

test.each([
  ['registrado', ['Editar', 'Eliminar', 'Nuevo', 'Salir']],
  ['observado', ['Editar', 'Eliminar', 'Nuevo', 'Salir']],
  ['declarado', ['Nuevo', 'Salir']],
  ['aceptado', ['Nuevo', 'Imprimir', 'Salir']],
] as const)(
  '[E-6-04, F-6-06, R-2.3-05, R-4.1-04, R-4.1-05, R-4.1-06, R-4.1-10] the buttons of one that is %s',
  async (estado, names) => {
    await abrir(estado);
    expect(botones()).toEqual(names);
  },
);

test.each(['registrado', 'observado'] as const)(
  '[R-2.3-05, R-4.1-04, R-4.1-05, R-1-01] the staff and the insured person herself have the same buttons of one that is %s',
  async (estado) => {
    const { persona } = await ejemplo('asegurado');
    for (const [as, fields] of [
      ['personal', {}],
      ['asegurado', { IdPersona: persona.IdPersona }],
    ] as const) {
      const pagina = await abrir(estado, { as, fields });
      expect(botones(), as).toEqual(['Editar', 'Eliminar', 'Nuevo', 'Salir']);
      pagina.unmount();
    }
  },
);

test('[R-2.3-05, R-4.1-06, R-4.1-10] the staff begins another from a declared or accepted one, and prints the accepted one', async () => {
  const declarado = await abrir('declarado', { as: 'personal' });
  expect(botones()).toEqual(['Nuevo', 'Salir']);
  declarado.unmount();
  await abrir('aceptado', { as: 'personal' });
  expect(botones()).toEqual(['Nuevo', 'Imprimir', 'Salir']);
});

test('[R-5.2-12, R-2.3-17] the staff picks the day within the period of the notice’s company', async () => {
  const pagina = await abrir('registrado', { as: 'personal' });
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Alta de pasivo');
  await waitFor(() =>
    expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription('Entre 01/11/2026 y 30/11/2026'),
  );
});

test('[R-2.3-18, R-3.1-08, R-4.1-16] a registered dependant tells the holder, the kinship and the beneficiary type, which are only read', async () => {
  const titular = { IdPersona: 900, NombreCompleto: 'ÑÁÑEZ ÓSCAR', MatriculaTitular: '580102ÑO', IdPacientePadre: 8 };
  const pagina = await abrir('registrado', {
    fields: { IdTipoNovedad: tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE },
    propios: {
      PacientesResolucion: null,
      PacientesDerechoHabiente: { ...titular, IdRelacionParentesco: 2, IdTipoBeneficiario: 202, IdTipoPasivo: 3 },
    },
  });
  await pagina.pestana('Alta de pasivo');
  expect(dato('Titular')).toHaveTextContent('ÑÁÑEZ ÓSCAR');
  expect(dato('Matrícula titular')).toHaveTextContent('580102ÑO');
  const leida = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  await waitFor(() => expect(leida(/^Relación de parentesco/)).toHaveValue('ESPOSO(A)'));
  await waitFor(() => expect(leida(/^Tipo de beneficiario/).value).toMatch(/ESPOSO.*PASIVO/));
  for (const label of [/^Relación de parentesco/, /^Tipo de beneficiario/])
    expect(leida(label)).toHaveAttribute('readonly');
});

test.each(['registrado', 'observado'] as const)(
  '[R-4.1-04, R-4.1-05, R-2.3-08] photograph and files of one that is %s may be changed once it is edited',
  async (estado) => {
    const pagina = await abrir(estado);
    await pagina.pestana('Datos Personales');
    expect((await fotografia()).queryByRole('button', { name: /^(Reemplazar|Quitar)/ })).toBeNull();
    expect(porDejar()).toBe(0);
    await pagina.user.click(pagina.boton('Editar'));
    expect(await (await fotografia()).findByRole('button', { name: /^Reemplazar/ })).toBeVisible();
    await pagina.pestana('Adjuntos');
    await waitFor(() => expect(porDejar()).toBeGreaterThan(0));
  },
);

test.each(['declarado', 'aceptado'] as const)(
  '[R-4.1-06, R-4.1-10, R-4.1-16, R-2.3-08] fields, photograph and files of one that is %s are only shown',
  async (estado) => {
    const pagina = await abrir(estado);
    await soloSeMuestra(pagina);
    await sinTeclas(pagina);
  },
);

describe('in another state', () => {
  test('[F-6-06, R-4.1-11, R-4.1-05, R-4.1-07, R-4.1-08, R-4.1-09, R-2.3-06, R-4.1-01, decision 8] Observado says what to correct, and offers to declare it as it is, dated anew', async () => {
    const fields = { ObservacionCaja: 'La resolución no se lee.', FechaDeclaracion: '2026-11-18' };
    const pagina = await abrir('observado', { fields });
    expect(await pagina.estado('Observado')).toEqual(['Declarado']);
    expect(screen.getByText('«La resolución no se lee.»')).toBeVisible();
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    await pagina.user.click(screen.getByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(AVISO);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Declarado')).toBeInTheDocument();
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
  });

  test('[R-4.1-12, R-3.1-01, R-4.1-05, R-4.1-01, R-7.3-01, E-4-08, R-3.2-01] Observado, a correction is saved with its group and returns it to Registrado', async () => {
    const pagina = await abrir('observado');
    const sent = recordCalls('/ModificaAltaPasivo');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    await pagina.escribir(/^Cargo/, 'rentista');
    await pagina.grabar();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([{ PacientesResolucion: { NumeroResolucion: 'RA-77/2026', Instancia: 'SENASIR' } }]);
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Observado -> Registrado')).toBeInTheDocument();
    expect(trail.getByText('Registro actualizado')).toBeInTheDocument();
    const changes = (await trail.findByText('Cargo:')).closest('ul');
    expect(changes).toHaveTextContent('Cargo: JUBILADO -> RENTISTA');
  });

  test('[R-5.2-12, R-5.2-13, R-2.3-17] Grabar tells the period first, as a warning, and then what the person lacks', async () => {
    const { db, persona } = await ejemplo('jubilable');
    db.personas.put({ ...persona, IdSexo: 0 });
    const pagina = await abrir('observado', { fields: { FechaNovedad: '2026-10-15' } });
    const sent = recordCalls('/ModificaAltaPasivo');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Alta de pasivo');
    await waitFor(() =>
      expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription('Entre 01/11/2026 y 30/11/2026'),
    );
    const warned = vi.spyOn(toast, 'warning');
    await pagina.user.click(pagina.boton('Grabar'));
    const text =
      'La fecha de ingreso debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
    await toastSays(text);
    expect(warned).toHaveBeenCalledWith(text);
    expect(screen.getByRole('tab', { name: /^Alta de pasivo/ })).toHaveAttribute('aria-selected', 'true');
    await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays(
      'Existen campos que no tienen información en el registro de persona. Por favor, revise y vuelva a intentar.',
    );
    expect(screen.getByRole('tab', { name: /^Datos Personales/ })).toHaveAttribute('aria-selected', 'true');
    expect(sent).toEqual([]);
  });

  test('[F-6-08] [F-2.6-02, R-2.3-11, R-6-03, F-2.6-03, F-2.6-10, F-4.2-04, F-2.6-01, F-5.3-06, F-4.2-08] the staff searches at the identity service, with the declared person’s data at hand, and registers nobody by hand', async () => {
    const pagina = await abrir('declarado', { as: 'personal' });
    await pagina.user.click(pagina.boton('Buscar en SEGIP'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buscar Persona (SEGIP)' }));
    expect(dialog.getByLabelText(/^Número de documento/)).toHaveValue(pagina.persona.NumeroDocumento);
    expect(dialog.getByLabelText(/^Nombres/)).toHaveValue(pagina.persona.Nombres);
    const nadie = { Personas: [], IntegradoBdpa: false, PersonaNueva: null };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: nadie }), { once: true }),
    );
    await pagina.user.click(dialog.getByRole('button', { name: 'Buscar' }));
    expect(await dialog.findByText(/^No se encontró a la persona, no se pudo verificar en el SEGIP/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Registrar a la persona' })).toBeNull();
    await pagina.user.click(dialog.getByRole('button', { name: 'Buscar' }));
    await dialog.findByRole('checkbox', { name: /^Seleccionar a/, checked: true });
    expect(dialog.getByRole('region', { name: 'Validación con la BDPA' })).toBeVisible();
    await pagina.user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await toastSays(`Los datos de ${pagina.nombre} coinciden con el SEGIP.`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[E-1-03, R-2.3-06, R-3.1-01, R-7.3-01, R-4.1-01, R-4.1-17, decision 7] the staff sees what it rests on and accepts a declared one with the whole form', async () => {
    const pagina = await abrir('declarado', { as: 'personal' });
    const hechos = within(await screen.findByRole('tabpanel', { name: /^Revisión/ }));
    expect(await hechos.findByText('Número de resolución')).toBeVisible();
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    const sent = recordCalls('/AceptaAltaPasivo');
    const leida = formaLeida();
    const control = within(screen.getByLabelText('Estado del aviso'));
    await pagina.user.click(control.getByRole('button', { name: /^Aceptado/ }));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('La novedad se aceptó correctamente.');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    esEntero(sent);
    comoSeLeyo(sent, leida);
    expect(sent).toMatchObject([{ PacientesResolucion: { NumeroResolucion: 'RA-77/2026' } }]);
    const [own] = pagina.db.pacientes.by('persona', pagina.persona.IdPersona);
    expect(own).toMatchObject({ IdTipoAsegurado: 2, IdTipoPasivo: 1 });
  });

  test('[R-8-07, R-2.3-06, R-7.3-01] an acceptance that fails leaves it Declarado, to be decided', async () => {
    server.use(http.post('*/AceptaAltaPasivo', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrir('declarado', { as: 'personal' });
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    const control = within(screen.getByLabelText('Estado del aviso'));
    await pagina.user.click(control.getByRole('button', { name: /^Aceptado/ }));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
  });

  test.each([
    [
      'state control',
      () => within(screen.getByLabelText('Estado del aviso')).getByRole('button', { name: /^Observado/ }),
    ],
    ['button', () => screen.getByRole('button', { name: 'Observar' })],
  ])(
    '[E-1-03, R-2.3-06, R-2.3-10, R-4.1-01, R-7.10-01, E-8-07] the staff sends a declared one back by its %s, saying what to correct',
    async (_, by) => {
      const pagina = await abrir('declarado', { as: 'personal' });
      await pagina.estado('Declarado');
      const sent = recordCalls('/ModificarEstado');
      await pagina.user.click(by());
      const dialog = within(await screen.findByRole('dialog', { name: 'Observación' }));
      await pagina.user.type(dialog.getByLabelText(/^Observación/), 'La resolución no se lee.');
      await pagina.user.click(dialog.getByRole('button', { name: 'Grabar' }));
      await toastSays('Se observó correctamente la novedad.');
      expect(await pagina.estado('Observado')).toEqual([]);
      const { idDeEstado } = await import('#sandbox/db/tipos.ts');
      expect(sent).toEqual([
        {
          ...{ IdPersonaNovedad: pagina.id, IdEstadoProceso: idDeEstado(23, 'observado') },
          ...{ Observacion: 'La resolución no se lee.', Anular: false },
        },
      ]);
    },
  );

  test('[F-6-06, R-4.1-10, R-4.1-15, R-3.1-01, R-3.1-03, R-2.3-05, R-2.3-11, R-7.2-05, R-2.3-16, F-3.7-02] Aceptado shows what was accepted, its group included, and prints only', async () => {
    const asked = conImpresos('ReporteAvisoAltaPasivo');
    const pagina = await abrir('aceptado', {
      fields: {
        DatosHistorico: JSON.stringify({
          BasePersonas: { IdPersona: 1, NombreCompleto: 'COMO ERA ANTES', Zona: 'ZONA DE ANTES' },
          SegurosPacientes: { HistoriaClinica: '77-ANTES' },
          SegurosPersonasNovedad: {
            ...{ IdPersonaNovedad: 592_001, IdTipoNovedad: 23, IdCanal: 1 },
            ...{ FechaNovedad: '2026-11-17', FechaDeclaracion: '2026-11-18' },
          },
          PacientesResolucion: { NumeroResolucion: 'RA-ANTES', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' },
        }),
      },
    });
    expect(pagina.campo('Zona')).toHaveValue('ZONA DE ANTES');
    expect(dato('Historia clínica')).toHaveTextContent('77-ANTES');
    for (const name of ['Editar', 'Eliminar', 'Declarar']) pagina.sinBoton(name);
    expect(pagina.abiertos()).toBe(0);
    await pagina.user.click(pagina.boton('Imprimir'));
    expect(await screen.findByRole('dialog', { name: /^Registro de Alta de pasivo por resolución/ })).toBeVisible();
    await seImprime('ReporteAvisoAltaPasivo/1/592001', pagina);
    expect(asked).toHaveLength(1);
    await pagina.pestana('Alta de pasivo');
    expect(pagina.campo('Número de resolución')).toHaveValue('RA-ANTES');
    expect(dato('Fecha de declaración')).toHaveTextContent('18/11/2026');
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test.each([
    [
      tipoNovedad.ALTA_PASIVO_POR_ALGORITMO,
      { PacientesAlgoritmo: { DiasCalculados: 27_106, DosUltimosDigitos: 6, IdTipoResolucion: 5 } },
      { 'Días calculados': '27106', 'Últimos dígitos': '06' },
    ],
    [
      tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE,
      { PacientesDerechoHabiente: { NombreCompleto: 'TITULAR DE ANTES', MatriculaTitular: '400101TA' } },
      { Titular: 'TITULAR DE ANTES', 'Matrícula titular': '400101TA' },
    ],
  ] as const)(
    '[R-4.1-10, R-3.1-01, R-3.1-03] Aceptado of type %i shows the group of its snapshot',
    async (IdTipoNovedad, grupo, shown) => {
      const pagina = await abrir('aceptado', {
        propios: { PacientesResolucion: null },
        fields: {
          IdTipoNovedad,
          DatosHistorico: JSON.stringify({
            BasePersonas: { IdPersona: 1, NombreCompleto: 'COMO ERA ANTES' },
            SegurosPacientes: {},
            SegurosPersonasNovedad: { IdPersonaNovedad: 592_001, IdTipoNovedad, IdCanal: 1 },
            ...grupo,
          }),
        },
      });
      await pagina.pestana('Alta de pasivo');
      for (const [label, text] of Object.entries(shown)) expect(dato(label)).toHaveTextContent(text);
    },
  );

  test('[R-2.3-05, R-2.3-01] Nuevo begins another of the same variant', async () => {
    const pagina = await abrir('declarado');
    await pagina.user.click(pagina.boton('Nuevo'));
    await waitFor(() => expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=23'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de Alta de pasivo por resolución');
  });
});
