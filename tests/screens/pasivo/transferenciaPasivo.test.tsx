import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { elegido, ofrece } from '#support/desplegables.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { asking, ejemplo, leido, listo, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { comoSeLeyo, formaLeida } from '../novedades/leida.ts';
import { esEntero } from './grupos.ts';
import { abrirAviso, dato, deListas, elegirPara, familias, nuevo, pasos } from './retirado.ts';
// A question that is not asked may only be late: loading its code takes its time.
import '#engine/declare/ResumenDialog.tsx';

const { editar: EDITAR, lista: LISTA, pestana: PESTANA, tipo: TIPO } = familias.transferencia;
const FUERA = 'Este dato está incompleto o excede su límite; se corrige en la caja.';
const declarado = () => screen.getByRole('button', { name: /^Declarado/ });

const documento = { IdRequisito: 3, Nombre: 'DOCUMENTO DE IDENTIDAD', Extension: 'pdf' };

/** From now on a transfer may, or must, have a document besides the photograph. Returns where its file is chosen, if it may be. */
async function conDocumento(Requerido = false) {
  const { requisitosDe } = await import('#sandbox/db/requisitos.ts');
  const Datos = requisitosDe(TIPO).flatMap((one) => [one, { ...one, ...documento, Requerido }]);
  server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
  return async () => {
    const slot = await screen.findByRole('listitem', { name: /^DOCUMENTO DE IDENTIDAD/ });
    return slot.querySelector('input[type=file]');
  };
}

/** Fills in a transfer to Montero. */
async function llenar(pagina: Awaited<ReturnType<typeof nuevo>>) {
  await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
  await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
  await pagina.elegir('Empresa transferencia', 'Banco');
  await pagina.elegir('Ubicación de transferencia', 'MONTERO');
}

describe('a new transfer of a retiree', () => {
  test('who is no retiree is told so, and the search opens again', async () => {
    const { documento } = await ejemplo('activo');
    const { user } = await elegirPara('transferencia', documento);
    const told = await question('El registro no corresponde a un asegurado pasivo.');
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('dialog', { name: 'Asegurados Pasivos' })).toBeVisible();
  });

  test('[R-2.5-05, R-2.5-06, R-2.5-07, R-2.5-09, R-2.5-10] begins with who, and an empty destination', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez');
    const { persona } = pagina;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de Aviso de Transferencia Pasivo');
    for (const name of ['Nuevo', 'Grabar', 'Cancelar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    for (const name of ['Editar', 'Eliminar', 'Imprimir']) pagina.sinBoton(name);
    expect(dato('Nº de aviso')).toHaveTextContent('Se asigna al grabar');
    expect(dato('Regional de origen')).toHaveTextContent('LA PAZ');
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveAttribute('readonly');
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveAccessibleDescription('Entre 01/11/2026 y 30/11/2026');
    expect(screen.queryByText('Fecha de declaración')).not.toBeInTheDocument();
    expect(elegido('Regional transferencia')).toBe('SELECCIONE REGIONAL');
    expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA');
    expect(elegido('Ubicación de transferencia')).toBe('SELECCIONE UBICACIÓN');
    expect(pagina.campo(/^Observación/)).not.toHaveAttribute('readonly');
    await pagina.pestana('Datos Personales');
    expect(dato('Apellido paterno')).toHaveTextContent(persona.ApellidoPaterno);
    expect(dato('Apellido materno')).toHaveTextContent(persona.ApellidoMaterno);
    expect(dato('Nombres')).toHaveTextContent(persona.Nombres);
    expect(dato('Número de documento')).toHaveTextContent(persona.NumeroDocumento);
    expect(dato('Fecha de nacimiento')).toHaveTextContent(persona.FechaNacimiento.split('-').reverse().join('/'));
    expect(dato('Edad')).toHaveTextContent(/^\d+ años$/);
    const [paciente] = pagina.db.pacientes.by('persona', persona.IdPersona);
    expect(dato('Matrícula')).toHaveTextContent(/^\d{6}[A-Z]+$/);
    expect(dato('Matrícula')).toHaveTextContent(paciente?.MatriculaTitular ?? '?');
    expect(dato('Historia clínica')).toHaveTextContent(/\d/);
    expect(dato('Historia clínica')).toHaveTextContent(paciente?.HistoriaClinica ?? '?');
    for (const label of [
      ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento', 'Zona'],
      ...['Dirección', 'Ubicación de la dirección', 'Latitud', 'Longitud', 'Teléfono', 'Celular', 'Correo electrónico'],
      ...['Ocupación', 'Grado de instrucción', 'Profesión'],
    ])
      expect(pagina.campo(label)).toHaveAttribute('readonly');
    for (const [label, value] of [
      ['Zona', persona.Zona],
      ['Dirección', persona.Direccion],
      ['Correo electrónico', persona.CorreoElectronico],
      ['Ocupación', persona.Ocupacion],
    ] as const)
      expect(pagina.campo(label)).toHaveValue(value);
    expect(screen.getByRole('button', { name: 'Ver en el mapa' })).toBeVisible();
    const { referencias } = await import('#sandbox/db/referencias.ts');
    const grado = referencias.gradosInstruccion.find(({ Id }) => Id === persona.IdGradoInstruccion)?.Descripcion;
    for (const [label, text] of [...(await deListas(persona)), ['Grado de instrucción', grado ?? '?'] as const])
      await waitFor(() => expect(pagina.campo(label), label).toHaveValue(text));
  });

  test('[R-2.5-10] where she lives is shown on the map, and not changed there', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez', { archivos: false });
    const { LatitudDireccion, LongitudDireccion } = pagina.persona;
    await pagina.pestana('Datos Personales');
    await pagina.user.click(screen.getByRole('button', { name: 'Ver en el mapa' }));
    const mapa = within(await screen.findByRole('dialog', { name: 'Ubicación en el mapa' }));
    const lugar = `Latitud ${Number(LatitudDireccion)}, longitud ${Number(LongitudDireccion)}`;
    expect(await mapa.findByText(lugar)).toBeVisible();
    for (const name of ['Usar esta ubicación', 'Fijar en el centro'])
      expect(mapa.queryByRole('button', { name })).toBeNull();
  });

  test.each([
    ['-16.5', '-120.5', '', ''],
    ['-95.5', '-68.1', FUERA, ''],
    ['-16.5', '7', '', FUERA],
    ['7', '-181', FUERA, FUERA],
  ])(
    '[R-5.4-03, R-9-04] latitude %s and longitude %s are each judged by their own limits',
    async (lat, lng, enLat, enLng) => {
      const { db, persona } = await ejemplo('pasivoVejez');
      db.personas.put({ ...persona, LatitudDireccion: lat, LongitudDireccion: lng, CorreoElectronico: 'a@b' });
      const pagina = await nuevo('transferencia', 'pasivoVejez', { archivos: false });
      await pagina.pestana('Datos Personales');
      expect(pagina.campo('Correo electrónico')).toHaveAccessibleDescription(FUERA);
      expect(pagina.campo('Latitud')).toHaveAccessibleDescription(enLat);
      expect(pagina.campo('Longitud')).toHaveAccessibleDescription(enLng);
    },
  );

  test('[R-2.5-07, R-2.5-08, R-5.4-08, R-2.5-10] offers the other regionals, and forgets company and location with the regional', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez');
    const list = screen.getByLabelText(/^Regional transferencia/, { selector: '[role="combobox"]' });
    list.focus();
    await pagina.user.keyboard('{ArrowDown}');
    const box = within(list.closest('.list-box') as HTMLElement);
    expect((await box.findAllByRole('option')).map((one) => one.textContent)).toEqual([
      ...['COCHABAMBA', 'SANTA CRUZ', 'ORURO', 'POTOSÍ', 'CHUQUISACA', 'TARIJA', 'BENI', 'PANDO'],
    ]);
    await pagina.user.keyboard('{Escape}');
    await waitFor(() => expect(box.queryByRole('option')).toBeNull());
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    await pagina.elegir('Empresa transferencia', 'Cooperativa');
    expect((await ofrece('Ubicación de transferencia')).filter((place) => /EL ALTO|SACABA/.test(place))).toEqual([]);
    await pagina.elegir('Ubicación de transferencia', 'MONTERO');
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await waitFor(() => expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA'));
    expect(elegido('Ubicación de transferencia')).toBe('SELECCIONE UBICACIÓN');
    const empresas = await ofrece('Empresa transferencia');
    expect(empresas.join()).toMatch(/Illimani/);
    expect(empresas.join()).not.toMatch(/Cooperativa/);
  });

  test('[R-5.4-04, R-5.4-05, R-5.4-06] not filled is not saved: each field says what it lacks', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez', { archivos: false });
    const sent = recordCalls('/InsertarTransferenciaPasivo');
    await pagina.pestana('Datos Personales');
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays(
      'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
    );
    expect(screen.getByRole('tab', { name: new RegExp(`^${PESTANA}`) })).toHaveAttribute('aria-selected', 'true');
    const listed = within(screen.getByRole('region', { name: 'Hay 5 problemas' }));
    expect(listed.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Fecha de transferencia, no tiene información.',
      'Regional transferencia, no tiene información.',
      'Empresa transferencia, no tiene información.',
      'Ubicación de transferencia, no tiene información.',
      'Por favor, realice la carga de fotografía.',
    ]);
    // Nor is it with the other button.
    await pagina.user.click(await listo('Grabar y declarar'));
    // While it asks, the button waits.
    await listo('Grabar y declarar');
    await leido();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('[E-2.2-06, E-5.6-05, R-5.4-05, R-5.4-06] filled in without the photograph it is not saved: the sentence, and its tab', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez', { archivos: false });
    await llenar(pagina);
    const sent = recordCalls('/InsertarTransferenciaPasivo');
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays('Por favor, realice la carga de fotografía.');
    expect(screen.getByRole('tab', { name: /^Datos Personales/ })).toHaveAttribute('aria-selected', 'true');
    await pagina.user.click(await listo('Grabar y declarar'));
    // While it asks, the button waits.
    await listo('Grabar y declarar');
    await leido();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('[E-2.2-06, E-5.6-05, R-5.4-05, R-5.4-06] nor is a saved one whose photograph was taken away', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Datos Personales');
    const photo = async () => within(await screen.findByRole('group', { name: /^Fotografía/ }));
    await pagina.user.click(await (await photo()).findByRole('button', { name: 'Quitar' }));
    expect(await (await photo()).findByRole('button', { name: 'Deshacer' })).toBeVisible();
    await pagina.pestana(PESTANA);
    const sent = recordCalls('/ModificaTransferenciaPasivo');
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays('Por favor, realice la carga de fotografía.');
    expect(screen.getByRole('tab', { name: /^Datos Personales/ })).toHaveAttribute('aria-selected', 'true');
    expect(sent).toEqual([]);
  });

  test('[R-5.4-05] nor without a document that is asked for: the sentence, and its tab', async () => {
    await conDocumento(true);
    const pagina = await nuevo('transferencia', 'pasivoVejez');
    await llenar(pagina);
    const sent = recordCalls('/InsertarTransferenciaPasivo');
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays('Por favor, realice la carga de los adjuntos solicitados.');
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveAttribute('aria-selected', 'true');
    expect(sent).toEqual([]);
  });

  test('[F-6-09, F-3.10-03, F-7.8-01, R-2.5-07, R-5.4-07, R-7.5-01, R-4.3-02, R-6-05, R-3.1-05, R-4.3-01, R-1-01, E-3-04, F-3.7-03] is saved whole under the user’s company, tracked from Sin estado', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez');
    const sent = recordCalls('/InsertarTransferenciaPasivo');
    await llenar(pagina);
    await pagina.escribir(/^Observación/, 'se muda');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    await leido();
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar la transferencia del asegurado(a) ${pagina.nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        SegurosPacientes: { IdDepartamento: 3 },
        SegurosPersonasNovedad: {
          ...{ IdTipoNovedad: TIPO, IdEmpresa: 501, IdEmpresaDestino: 501 },
          ...{ FechaNovedad: '2026-11-18', IdUbicacion: 303, Observacion: 'SE MUDA' },
        },
      },
    ]);
    esEntero(sent, ['IdEmpresaDestino']);
    expect(pagina.novedad()).toMatchObject({ IdEmpresa: 501, IdRegional: 1, IdEmpresaDestino: 501 });
    expect(await (await pagina.seguimiento()).findByText('Sin estado -> Registrado')).toBeInTheDocument();
  });
});

describe('a saved transfer of a retiree', () => {
  test('[F-6-06, R-4.3-04, R-4.3-06, R-4.3-09, R-4.3-10, R-2.5-06, R-2.5-07, R-4.3-01] Registrado is declared after the warning, and locked then', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('SANTA CRUZ');
    expect(dato('Nº de aviso')).toHaveTextContent('2026-09301');
    await pagina.user.click(declarado());
    await pagina.aceptar('Una vez declarada la novedad no podrá modificar la misma.');
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Imprimir']) pagina.sinBoton(name);
    for (const name of ['Nuevo', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    expect(pagina.abiertos()).toBe(0);
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
    await waitFor(() => expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026'));
    expect(await (await pagina.seguimiento()).findByText('Registrado -> Declarado')).toBeInTheDocument();
  });

  test('[R-4.3-09, R-4.3-10, R-4.3-03, R-5.4-07] Grabar y declarar asks both: left, nothing is sent; accepted, it is saved, dated today, and both are tracked', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    const sent = recordCalls(/ModificaTransferenciaPasivo|ModificarEstado/);
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    const asked = await question('Una vez declarada la novedad no podrá modificar la misma.');
    await question(`¿Desea guardar la transferencia del asegurado(a) ${pagina.nombre}?`);
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    await leido();
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar y declarar')).not.toHaveAttribute('aria-busy'));
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.aceptar(/Una vez declarada/);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ Observacion: 'CORREGIDO', FechaDeclaracion: '2026-11-20' });
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Registrado -> Declarado')).toBeInTheDocument();
    const changes = (await trail.findByText('Observación:')).closest('ul');
    expect(changes).toHaveTextContent('Observación: (vacío) -> CORREGIDO');
  });

  test('[F-6-06, R-4.3-05, R-4.3-09, R-4.3-10, R-2.5-07, R-4.3-01, decision 8] Observado may be declared as it is, dated anew, and the tracking says from where', async () => {
    const pagina = await abrirAviso('transferencia', 'observado', { fields: { FechaDeclaracion: '2026-11-18' } });
    expect(await pagina.estado('Observado')).toEqual(['Declarado']);
    expect(screen.queryByText('Fecha de declaración')).not.toBeInTheDocument();
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    const sent = recordCalls('/ModificarEstado');
    await pagina.user.click(declarado());
    await pagina.user.click((await question(/Una vez declarada/)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    expect(await pagina.estado('Observado')).toEqual(['Declarado']);
    expect(sent).toEqual([]);
    await pagina.user.click(declarado());
    await pagina.aceptar(/Una vez declarada/);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Declarado')).toBeInTheDocument();
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
  });

  test('[R-3.8-03, R-4.3-05, R-4.3-09] what only the states of transfers name is observed too', async () => {
    const { idDeEstado } = await import('#sandbox/db/tipos.ts');
    const IdEstadoProceso = idDeEstado(tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, 'observado');
    const pagina = await abrirAviso('transferencia', 'observado', { fields: { IdEstadoProceso } });
    expect(await pagina.estado('Observado')).toEqual(['Declarado']);
    expect(screen.getByText('La caja observó este aviso')).toBeVisible();
  });

  test('[E-3-13, E-3-04, F-3.7-03] [F-3.10-05] [R-3.2-01] [R-4.3-03] [R-5.4-08] [R-2.5-07, R-3.1-05, R-7.5-01] a corrected one is Registrado again, and each change is tracked', async () => {
    const pagina = await abrirAviso('transferencia', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await waitFor(() => expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA'));
    expect(elegido('Ubicación de transferencia')).toBe('SELECCIONE UBICACIÓN');
    await pagina.elegir('Empresa transferencia', 'Illimani');
    await pagina.elegir('Ubicación de transferencia', 'SACABA');
    await pagina.escribir(/^Observación/, 'corregido');
    const sent = recordCalls('/ModificaTransferenciaPasivo');
    const leida = formaLeida();
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    comoSeLeyo(sent, leida, { SegurosPacientes: { IdDepartamento: 2 } });
    expect(sent).toMatchObject([
      {
        SegurosPacientes: { IdDepartamento: 2 },
        SegurosPersonasNovedad: { IdEmpresaDestino: 502, IdUbicacion: 202, Observacion: 'CORREGIDO' },
      },
    ]);
    esEntero(sent, ['IdEmpresaDestino']);
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 502, ObservacionCaja: '' });
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Registro actualizado')).toBeInTheDocument();
    const changes = (await trail.findByText('Regional transferencia:')).closest('ul');
    expect(changes).toHaveTextContent('Regional transferencia: SANTA CRUZ -> COCHABAMBA');
    expect(changes).toHaveTextContent('Empresa transferencia: Banco Altiplano S.A. -> Seguros Illimani S.A.');
    expect(changes).toHaveTextContent(/Ubicación de transferencia:.*SANTA CRUZ DE LA SIERRA.* -> .*SACABA/);
    expect(changes).toHaveTextContent(/Observación:.* -> CORREGIDO/);
  });

  test('[R-4.3-03] one that is corrected by a document alone is Registrado again, and the document is tracked', async () => {
    const { db } = await ejemplo('pasivoVejez');
    const photo = db.requisitos.all().find((one) => one.IdTipoNovedad === TIPO);
    if (!photo) throw new Error('the seed asks for no photograph');
    db.requisitos.put({ ...photo, ...documento, IdRequisitoTipoNovedad: 99_001, Requerido: false });
    const pagina = await abrirAviso('transferencia', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^DOCUMENTO DE IDENTIDAD/, 'carnet.pdf');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Observado -> Registrado')).toBeInTheDocument();
    const change = (await trail.findByText(/^DOCUMENTO DE IDENTIDAD/)).closest('ul');
    expect(change).toHaveTextContent(/-> carnet\.pdf$/);
  });

  test('[F-8-18, E-3-13, F-3.10-05, R-3.2-01, R-4.3-03, R-2.5-06] [R-5.4-07] a changed Registrado asks again, stays so, and its change is tracked', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    const sent = recordCalls('/ModificaTransferenciaPasivo');
    await pagina.user.click(pagina.boton('Grabar'));
    const pregunta = `¿Desea guardar la transferencia del asegurado(a) ${pagina.nombre}?`;
    await pagina.user.click((await question(pregunta)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(pregunta);
    await toastSays('El registro se modificó correctamente.');
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Registro actualizado')).toBeInTheDocument();
    const changes = (await trail.findByText('Observación:')).closest('ul');
    expect(changes).toHaveTextContent('Observación: (vacío) -> CORREGIDO');
  });

  test('[F-6-06, E-6-04, E-2.2-06, R-4.3-04, R-4.3-11, R-2.5-06] its photograph may be changed; Cancelar leaves it as it was', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.pestana('Datos Personales');
    const photo = async () => within(await screen.findByRole('group', { name: /^Fotografía/ }));
    expect((await photo()).queryByRole('button', { name: /^Reemplazar/ })).toBeNull();
    await pagina.user.click(pagina.boton('Editar'));
    expect(await (await photo()).findByRole('button', { name: /^Reemplazar/ })).toBeVisible();
    await pagina.user.click((await photo()).getByRole('button', { name: 'Quitar' }));
    expect(await (await photo()).findByRole('button', { name: 'Deshacer' })).toBeVisible();
    await pagina.pestana(PESTANA);
    await pagina.elegir('Regional transferencia', 'TARIJA');
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('SANTA CRUZ');
    expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 501, Version: 1 });
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Datos Personales');
    expect(await (await photo()).findByRole('button', { name: 'Quitar' })).toBeVisible();
  });

  test.each(['registrado', 'observado'] as const)(
    '[F-6-06, E-6-04, E-2.2-15, R-4.3-04, R-4.3-05] attachments and photograph of one that is %s may be changed once it is edited',
    async (estado) => {
      const lugar = await conDocumento();
      const pagina = await abrirAviso('transferencia', estado);
      await pagina.pestana('Adjuntos');
      expect(await lugar()).toBeNull();
      await pagina.user.click(pagina.boton('Editar'));
      await waitFor(async () => expect(await lugar()).not.toBeNull());
      await pagina.pestana('Datos Personales');
      const photo = within(await screen.findByRole('group', { name: /^Fotografía/ }));
      expect(await photo.findByRole('button', { name: /^Reemplazar/ })).toBeVisible();
    },
  );

  test.each(['declarado', 'aceptado'] as const)(
    '[F-6-06, E-6-04, R-4.3-06, R-4.3-07] attachments and photograph of one that is %s are only shown',
    async (estado) => {
      const lugar = await conDocumento();
      const pagina = await abrirAviso('transferencia', estado);
      await pagina.pestana('Adjuntos');
      expect(await lugar()).toBeNull();
      expect(pagina.abiertos()).toBe(0);
      await pagina.pestana('Datos Personales');
      const photo = within(await screen.findByRole('group', { name: /^Fotografía/ }));
      expect(await photo.findByRole('button', { name: /^Ver/ })).toBeVisible();
      expect(photo.queryByRole('button', { name: /^(Reemplazar|Quitar|Elegir|Tomar)/ })).toBeNull();
    },
  );

  test('[R-8-07, R-2.5-06, R-4.3-09, R-7.10-01] a declaration that fails leaves it Registrado, with its buttons', async () => {
    server.use(http.post('*/ModificarEstado', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.user.click(declarado());
    await pagina.aceptar(/Una vez declarada/);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '' });
  });

  test('[R-8-07, R-2.5-06, R-4.3-03, R-7.5-01] a correction that fails leaves it Observado and open, with what was typed', async () => {
    server.use(http.post('*/ModificaTransferenciaPasivo', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('transferencia', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    await pagina.grabar();
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(pagina.campo(/^Observación/)).toHaveValue('CORREGIDO');
    expect(pagina.campo(/^Observación/)).not.toHaveAttribute('readonly');
    for (const name of ['Grabar', 'Cancelar']) expect(pagina.boton(name)).toBeVisible();
    expect(pagina.row()).toMatchObject({ Observacion: '', ObservacionCaja: 'Falta un dato.' });
  });

  test('[R-8-07, R-2.5-06, R-4.3-08, R-7.5-01] a delete that fails leaves it as it was', async () => {
    server.use(http.post('*/EliminaTransferenciaPasivo', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/¿Está seguro de eliminar/);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    expect(pagina.row()).toBeDefined();
  });

  test('[F-9-15, R-2.5-04, F-6-06, R-4.3-08, R-4.3-01, R-7.5-01, R-2.5-06, decision 21] deleted, the form stays without state and locked', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    const sent = recordCalls('/EliminaTransferenciaPasivo');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(`¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ${pagina.nombre}?`);
    await toastSays('Registro eliminado correctamente.');
    esEntero(sent, ['IdEmpresaDestino']);
    comoSeLeyo(sent, leida);
    expect(pagina.row()).toBeUndefined();
    expect(await screen.findByText(/El aviso fue eliminado/)).toBeVisible();
    expect(pagina.router.state.location).toMatchObject({ pathname: EDITAR, search: `?novedad=0&tipo=${TIPO}` });
    for (const name of ['Grabar', 'Editar', 'Eliminar', 'Imprimir', 'Cancelar', 'Declarar']) pagina.sinBoton(name);
    expect(pagina.abiertos()).toBe(0);
    const estados = screen.getByLabelText('Estado del aviso');
    expect(estados.querySelector('[aria-current]')).toBeNull();
    expect(within(estados).queryAllByRole('button')).toEqual([]);
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test('[E-1-03, R-7.5-01, decision 7] the staff accepts it with the whole form: the retiree belongs to the destination', async () => {
    const pagina = await abrirAviso('transferencia', 'declarado', { as: 'personal' });
    const sent = recordCalls('/AceptaTransferenciaPasivo');
    const leida = formaLeida();
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('La novedad se aceptó correctamente.');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    expect(sent).toMatchObject([{ SegurosPacientes: { IdDepartamento: 3 } }]);
    esEntero(sent, ['IdEmpresaDestino']);
    comoSeLeyo(sent, leida);
    const [own] = pagina.db.pacientes.by('persona', pagina.persona.IdPersona);
    expect(own).toMatchObject({ IdEmpresa: 501, IdDepartamento: 3, IdUbicacionEmpresa: 301 });
  });

  test('[F-6-06, R-2.5-06, R-2.5-07, R-4.3-01, R-4.3-07, R-4.3-09, R-7.5-02] Aceptado is printed only', async () => {
    const asked = conImpresos('ReporteAvisoTransferencia');
    const pagina = await abrirAviso('transferencia', 'aceptado');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    for (const name of ['Nuevo', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    const barra = within(screen.getByRole('toolbar', { name: 'Acciones del aviso' }));
    expect(barra.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(dato('Fecha de declaración')).toHaveTextContent('18/11/2026');
    expect(pagina.campo(/^Observación/)).toHaveAttribute('readonly');
    expect(pasos()).toEqual(['Registrado', 'Declarado', 'Aceptado']);
    await pagina.pestana('Datos Personales');
    const photo = within(await screen.findByRole('group', { name: /^Fotografía/ }));
    expect(await photo.findByRole('button', { name: /^Ver/ })).toBeVisible();
    expect(photo.queryByRole('button', { name: /^(Reemplazar|Quitar|Elegir|Tomar)/ })).toBeNull();
    await pagina.user.click(pagina.boton('Imprimir'));
    await seImprime(`ReporteAvisoTransferencia/${pagina.persona.IdPersona}/${pagina.id}`, pagina);
    expect(asked).toHaveLength(1);
  });
});
