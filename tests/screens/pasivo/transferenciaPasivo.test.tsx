import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { elegido, ofrece } from '#support/desplegables.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { ejemplo, question, recordCalls, toastSays } from '#support/screens.ts';
import { esEntero } from './grupos.ts';
import { abrirAviso, dato, elegirPara, familias, nuevo } from './retirado.ts';

const { editar: EDITAR, lista: LISTA, pestana: PESTANA, tipo: TIPO } = familias.transferencia;
const declarado = () => screen.getByRole('button', { name: /^Declarado/ });

describe('a new transfer of a retiree', () => {
  test('who is no retiree is told so, and the search opens again', async () => {
    const { documento } = await ejemplo('activo');
    const { user } = await elegirPara('transferencia', documento);
    const told = await question('El registro no corresponde a un asegurado pasivo.');
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('dialog', { name: 'Asegurados Pasivos' })).toBeVisible();
  });

  test('[R-2.5-05, R-2.5-06, R-2.5-07, R-2.5-09] begins with who, and an empty destination', async () => {
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
    expect(dato('Matrícula')).toHaveTextContent(/^\d{6}[A-Z]+$/);
    expect(dato('Historia clínica')).toHaveTextContent(/\d/);
    for (const label of [
      ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento', 'Zona'],
      ...['Dirección', 'Ubicación de la dirección', 'Latitud', 'Longitud', 'Teléfono', 'Celular', 'Correo electrónico'],
      ...['Ocupación', 'Grado de instrucción', 'Profesión'],
    ])
      expect(pagina.campo(label)).toHaveAttribute('readonly');
    expect(pagina.campo('Zona')).toHaveValue(persona.Zona);
  });

  test('[R-2.5-07, R-2.5-08, R-5.4-08] offers the other regionals, and forgets company and location with the regional', async () => {
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
    expect(sent).toEqual([]);
  });

  test('[R-5.4-07, R-7.5-01, R-4.3-02, R-6-05, R-3.1-05] is saved whole under the user’s company, tracked from Sin estado', async () => {
    const pagina = await nuevo('transferencia', 'pasivoVejez');
    const sent = recordCalls('/InsertarTransferenciaPasivo');
    await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    await pagina.elegir('Empresa transferencia', 'Banco');
    await pagina.elegir('Ubicación de transferencia', 'MONTERO');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar la transferencia del asegurado(a) ${pagina.nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        SegurosPacientes: { IdDepartamento: 3 },
        SegurosPersonasNovedad: { IdTipoNovedad: TIPO, IdEmpresa: 501, IdEmpresaDestino: 501 },
      },
    ]);
    esEntero(sent, ['IdEmpresaDestino']);
    expect(pagina.novedad()).toMatchObject({ IdEmpresa: 501, IdRegional: 1, IdEmpresaDestino: 501 });
    expect(await (await pagina.seguimiento()).findByText('Sin estado -> Registrado')).toBeInTheDocument();
  });
});

describe('a saved transfer of a retiree', () => {
  test('[R-4.3-04, R-4.3-06, R-4.3-09, R-4.3-10, R-2.5-06, R-2.5-07] Registrado is declared after the warning, and locked then', async () => {
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
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
    await waitFor(() => expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026'));
    expect(await (await pagina.seguimiento()).findByText('Registrado -> Declarado')).toBeInTheDocument();
  });

  test('[R-4.3-05, R-4.3-09, decision 8] Observado may be declared as it is, and the tracking says from where', async () => {
    const pagina = await abrirAviso('transferencia', 'observado');
    expect(await pagina.estado('Observado')).toEqual(['Declarado']);
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    await pagina.user.click(declarado());
    await pagina.aceptar(/Una vez declarada/);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Declarado')).toBeInTheDocument();
  });

  test('[R-3.8-03] what only the states of transfers name is observed too', async () => {
    const { idDeEstado } = await import('#sandbox/db/tipos.ts');
    const IdEstadoProceso = idDeEstado(tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, 'observado');
    const pagina = await abrirAviso('transferencia', 'observado', { fields: { IdEstadoProceso } });
    expect(await pagina.estado('Observado')).toEqual(['Declarado']);
    expect(screen.getByText('La caja observó este aviso')).toBeVisible();
  });

  test('[R-4.3-03] [R-5.4-08] a corrected one is Registrado again, and each change is tracked', async () => {
    const pagina = await abrirAviso('transferencia', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await pagina.elegir('Empresa transferencia', 'Illimani');
    await pagina.elegir('Ubicación de transferencia', 'SACABA');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 502, ObservacionCaja: '' });
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Registro actualizado')).toBeInTheDocument();
    const changes = (await trail.findByText('Regional transferencia:')).closest('ul');
    expect(changes).toHaveTextContent('Regional transferencia: SANTA CRUZ -> COCHABAMBA');
    expect(changes).toHaveTextContent('Empresa transferencia: Banco Altiplano S.A. -> Seguros Illimani S.A.');
  });

  test('[R-4.3-04, R-4.3-11] its photograph may be changed; Cancelar leaves it as it was', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.pestana('Datos Personales');
    const photo = async () => within(await screen.findByRole('group', { name: /^Fotografía/ }));
    expect((await photo()).queryByRole('button', { name: /^Reemplazar/ })).toBeNull();
    await pagina.user.click(pagina.boton('Editar'));
    expect(await (await photo()).findByRole('button', { name: /^Reemplazar/ })).toBeVisible();
    await pagina.pestana(PESTANA);
    await pagina.elegir('Regional transferencia', 'TARIJA');
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('SANTA CRUZ');
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 501, Version: 1 });
  });

  test('[R-4.3-08, R-4.3-01, decision 21] deleted, the form stays without state and locked', async () => {
    const pagina = await abrirAviso('transferencia', 'registrado');
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(`¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ${pagina.nombre}?`);
    await toastSays('Registro eliminado correctamente.');
    expect(pagina.row()).toBeUndefined();
    expect(await screen.findByText(/El aviso fue eliminado/)).toBeVisible();
    expect(pagina.router.state.location).toMatchObject({ pathname: EDITAR, search: `?novedad=0&tipo=${TIPO}` });
    for (const name of ['Grabar', 'Editar', 'Eliminar', 'Imprimir', 'Cancelar']) pagina.sinBoton(name);
    expect(screen.getByLabelText('Estado del aviso').querySelector('[aria-current]')).toBeNull();
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test('[R-7.5-01, decision 7] the staff accepts it with the whole form: the retiree belongs to the destination', async () => {
    const pagina = await abrirAviso('transferencia', 'declarado', { as: 'personal' });
    const sent = recordCalls('/AceptaTransferenciaPasivo');
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('La novedad se aceptó correctamente.');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    expect(sent).toMatchObject([{ SegurosPacientes: { IdDepartamento: 3 } }]);
    const [own] = pagina.db.pacientes.by('persona', pagina.persona.IdPersona);
    expect(own).toMatchObject({ IdEmpresa: 501, IdDepartamento: 3, IdUbicacionEmpresa: 301 });
  });

  test('[R-2.5-06, R-2.5-07, R-4.3-07, R-7.5-02] Aceptado is printed only', async () => {
    const asked = conImpresos('ReporteAvisoTransferencia');
    const pagina = await abrirAviso('transferencia', 'aceptado');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    const barra = within(screen.getByRole('toolbar', { name: 'Acciones del aviso' }));
    expect(barra.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(dato('Fecha de declaración')).toHaveTextContent('18/11/2026');
    expect(pagina.campo(/^Observación/)).toHaveAttribute('readonly');
    await pagina.user.click(pagina.boton('Imprimir'));
    await seImprime(`ReporteAvisoTransferencia/${pagina.persona.IdPersona}/${pagina.id}`, pagina);
    expect(asked).toHaveLength(1);
  });
});
