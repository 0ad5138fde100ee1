import { screen, within } from '@testing-library/react';
import { ejemplo } from '#support/screens.ts';
import { elegirPersona, empezar } from '../novedades/formulario.ts';
import { empezar as empezarPasivo } from '../pasivo/alta.ts';
import { nuevo as nuevoRetirado } from '../pasivo/retirado.ts';
import { type Caso, pantalla, pulsando } from './documentadas.ts';

const ESTADOS = 'Parametros/ListarEstadosProcesoPorTipoNovedadVM/{id}';
const EMPRESAS = 'GET AccesosExternos/EmpresasXUsuarioRegional';
const MODULOS = 'GET AccesosExternos/ModulosXUsuarioRegionalEmpresa';
const CITAS = '/seguros/reporte-citas-medicas';

/** Goes through the choice of the workplace, up to the regional or the company. */
async function eligiendo(hasta: 'regional' | 'empresa') {
  const { user } = await pantalla('/auth/regional-module');
  await user.selectOptions(await screen.findByLabelText('Regional'), 'Cochabamba');
  if (hasta === 'regional') return;
  await screen.findByRole('option', { name: /Altiplano/ });
  const [, first = ''] = within(screen.getByLabelText('Empresa'))
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value);
  await user.selectOptions(screen.getByLabelText('Empresa'), first);
}

/** Finds a person with the search of a new notice and chooses her. */
async function eligeAsegurado() {
  const { documento, persona } = await ejemplo('registrable');
  await elegirPersona(await empezar(), documento, persona.IdTipoDocumento);
}

async function eligePasivo() {
  const { documento, persona } = await ejemplo('jubilable');
  await elegirPersona(await empezarPasivo('jubilacion'), documento, persona.IdTipoDocumento);
}

async function calculaGestor() {
  const { documento, persona } = await ejemplo('porAlgoritmo');
  const pagina = await empezarPasivo('algoritmo');
  await elegirPersona(pagina, documento, persona.IdTipoDocumento);
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignación de Gestor de Salud' }));
  await dialog.findByRole('option', { name: /26\/01\/2021/ });
  await pagina.user.click(dialog.getByRole('button', { name: 'Calcular' }));
}

/** The files of a new notice. */
async function adjuntos() {
  const { documento, persona } = await ejemplo('registrable');
  const pagina = await empezar();
  await elegirPersona(pagina, documento, persona.IdTipoDocumento);
  await pagina.user.click(await screen.findByRole('tab', { name: /^Adjuntos/ }));
}

async function estadosDelFiltro() {
  const { user } = await pantalla('/seguros/aviso-alta-admin');
  const [, first = ''] = within(await screen.findByLabelText(/^Tipo/))
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value);
  await user.selectOptions(screen.getByLabelText(/^Tipo/), first);
}

async function empleados() {
  const { user } = await pantalla('/seguros/ocupacional-admin-ex');
  await user.click(await screen.findByRole('button', { name: 'Nuevo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registro de Ocupacional' }));
  await user.selectOptions(dialog.getByLabelText(/^Tipo Ocupacional/), 'PRE OCUPACIONAL');
  await user.type(dialog.getByLabelText('Nombre Empleado'), '{Enter}');
}

async function formularios() {
  const { user } = await pantalla('/seguridad/formulario-admin');
  await user.type(screen.getByLabelText('Nombre del formulario'), 'orden{Enter}');
}

const novedad = ['03/11/2026', '4,500.00', 'CONTADOR', 'QUISPE MAMANI JUAN'] as const;
const persona = [
  ...['QUISPE MAMANI JUAN', '4567890-1A', '07/03/1985', '41 años', 'HC-004512', '850307QMJ', '01/02/2019'],
  ...['03/11/2026', '71234567', '2221234', 'juan.quispe@correo.bo', 'VILLA FATIMA', 'AV. LAS AMERICAS 1234'],
  ...['O+', 'CONTADOR'],
] as const;
const gestores = ['CAJA DE PRUEBA A', '0', '49', 'CAJA DE PRUEBA B', '50', '99', '23210', 'Sí', 'CSBP'] as const;
const estados = ['REGISTRADO', 'DECLARADO', 'ACEPTADO', 'OBSERVADO'] as const;

export const abiertas: readonly Caso[] = [
  {
    id: 'GET AccesosExternos/RegionalesXUsuario',
    con: [EMPRESAS, MODULOS],
    as: 'varias',
    donde: 'the choice of where to work',
    abre: () => pantalla('/auth/regional-module'),
    muestra: ['LA PAZ', 'SANTA CRUZ'],
  },
  {
    id: EMPRESAS,
    con: [MODULOS],
    as: 'varias',
    donde: 'the choice of where to work',
    abre: () => eligiendo('regional'),
    muestra: ['INDUSTRIAS ILLIMANI S.R.L. · 01-911-00231'],
  },
  {
    id: MODULOS,
    as: 'varias',
    donde: 'the choice of where to work',
    abre: () => eligiendo('empresa'),
    muestra: ['Módulo 12'],
  },
  {
    id: MODULOS,
    cuando: 'if the name follows F 3.3',
    as: 'varias',
    donde: 'the choice of where to work',
    abre: () => eligiendo('empresa'),
    muestra: ['SEGUROS'],
  },
  {
    id: 'GET FormulariosWeb/{x}',
    as: 'personal',
    donde: 'the catalogue of forms',
    abre: formularios,
    muestra: ['SEGUROS', 'Orden de Pago', 'Registro de órdenes de pago', 'Habilitado', 'No Visible'],
  },
  {
    id: 'GET AltaCotizante/ObtenerPeriodoActivoAporteEmpresa/{companyId}/{regionalId}',
    donde: 'the home of a company',
    abre: () => pantalla('/system'),
    muestra: ['Periodo de aporte: 01/11/2026 – 30/11/2026'],
  },
  ...['dd/mm/yyyy', 'with time'].map((cuando) => ({
    id: 'GET AltaCotizante/ObtenerPeriodoActivoAporteEmpresa/{companyId}/{regionalId}',
    cuando,
    donde: 'the home of a company',
    abre: () => pantalla('/system'),
    muestra: ['Periodo de aporte: 01/11/2026 – 30/11/2026'],
  })),
  {
    id: 'POST OrdenPago/OrdenPagoListar/',
    donde: 'the home of a company',
    abre: () => pantalla('/system'),
    muestra: ['Orden 802', '20/11/2026', '50.00'],
  },
  {
    id: 'POST EmpCitaMedica/ReporteCitasMedicas/',
    as: 'asegurado',
    donde: 'the home of an insured person',
    abre: () => pantalla('/system'),
    muestra: ['MEDICINA GENERAL', '20/11/2026', '08:30', 'VARGAS LOZA CARMEN', 'POLICLINICO MIRAFLORES', 'NO ASISTIO'],
  },
  {
    id: 'GET EmpCitaMedica/PeriodoHabilitadoCitaMedica/',
    donde: 'a report outside the period',
    abre: pulsando(`${CITAS}?desde=2026-07-01&hasta=2026-11-20`, 'Buscar'),
    muestra: ['entre el 01/08/2026 y el 31/12/2026'],
  },
  {
    id: 'POST EmpCitaMedica/ListaCorreos/',
    con: ['GET EmpParametros/CantidadCorreosPermitidos/'],
    donde: 'the e-mails of the report',
    abre: pulsando(CITAS, 'Correos de notificación'),
    muestra: ['rrhh@illimani.bo', '1 de 5 correos'],
  },
  {
    id: 'POST OrdenPago/OrdenPagoFormularioFisicoDetalle',
    con: ['POST OrdenPago/OrdenPagoFormularioFisico'],
    donde: 'what forms were used for',
    abre: pulsando(
      '/seguros/reporte-saldo-formulario-fisico',
      /^Ver detalle de los formularios de INGRESO A LA EMPRESA/i,
    ),
    muestra: ['INDUSTRIAS ILLIMANI S.R.L.', 'QUISPE MAMANI JUAN', '03/11/2026', '37'],
  },
  {
    id: 'POST OrdenPago/OrdenPagoNovedadesCobrar/',
    donde: 'the notices for an order',
    abre: pulsando('/seguros/orden-pago-editar-ex?orden=0', 'Agregar novedades'),
    muestra: [
      ...['QUISPE MAMANI JUAN', 'ROJAS VARGAS ANA', 'INGRESO A LA EMPRESA', '03/11/2026', '25.00', '12.50'],
      'REGISTRADO',
    ],
  },
  {
    id: 'GET Empresas/ObtieneXId/{id}',
    con: ['POST OrdenPago/OrdenPagoId/'],
    donde: 'an order',
    abre: () => pantalla('/seguros/orden-pago-editar-ex?orden=801'),
    muestra: ['INDUSTRIAS ILLIMANI S.R.L.', 'Orden de pago 801'],
  },
  ...['Datos in the usual case', 'object instead of list'].map((cuando) => ({
    id: 'GET Empresas/ObtieneXId/{id}',
    cuando,
    con: ['POST OrdenPago/OrdenPagoId/'],
    donde: 'an order',
    abre: () => pantalla('/seguros/orden-pago-editar-ex?orden=801'),
    muestra: ['INDUSTRIAS ILLIMANI S.R.L.', 'Orden de pago 801'],
  })),
  {
    id: 'POST Ocupacional/OcupacionalListaXGenerar/',
    donde: 'the employees for an exam',
    abre: empleados,
    muestra: ['INDUSTRIAS ILLIMANI S.R.L.', 'ROJAS VARGAS ANA', 'INGRESO A LA EMPRESA', '03/11/2026', 'DECLARADO'],
  },
  {
    id: 'GET Recursos/ObtenerRequisitosPorTipoNovedad/{id}',
    donde: 'the files of a notice',
    abre: adjuntos,
    muestra: ['CONTRATO DE TRABAJO', 'PDF', '5 MB'],
  },
  {
    id: `GET ${ESTADOS}`,
    donde: 'the filter of a list',
    abre: estadosDelFiltro,
    muestra: estados,
  },
  {
    id: 'GET Pacientes/ObtieneXId/{id}',
    as: 'asegurado',
    donde: 'the own data of an insured person',
    abre: () => pantalla('/seguros/mis-datos'),
    muestra: persona,
  },
  {
    id: 'GET Pacientes/ObtieneXId/{id}',
    cuando: 'person in a list',
    as: 'asegurado',
    donde: 'the own data of an insured person',
    abre: () => pantalla('/seguros/mis-datos'),
    muestra: ['QUISPE MAMANI JUAN', '07/03/1985'],
  },
  {
    id: 'GET PersonasNovedad/ObtenerXIdOld/{id}/{n}',
    con: ['GET Pacientes/ObtieneXId/{id}', `GET ${ESTADOS}`, 'GET Parametros/ListarNovedadId/{id}'],
    donde: 'the form of a notice',
    abre: () => pantalla('/seguros/aviso-alta-editar?novedad=5001&tipo=1'),
    muestra: novedad,
  },
  {
    id: 'GET Afiliacion/CalculaEnteGestor/{birthDate}/{regional}/{resolution}',
    donde: 'the calculator of a retiree',
    abre: calculaGestor,
    muestra: [...gestores, 'Corresponde a la caja: CAJA DE PRUEBA A'],
  },
  {
    id: 'GET BajaPasivo/BuscaPacienteFallecido/{noticeId}',
    donde: 'the form of a death',
    abre: () => nuevoRetirado('baja', 'pasivoVejez', { archivos: false }),
    muestra: ['08/11/2026'],
  },
  {
    id: 'GET AltaCotizante/VerificaNovedadesInconclusas/{personId}/{companyId}',
    cuando: 'date: block, message with 14/10/2026',
    donde: 'a new notice',
    abre: eligeAsegurado,
    muestra: ['existe otra novedad que está pendiente de concluir de fecha 14/10/2026'],
  },
  {
    id: 'GET AltaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}',
    cuando: 'date: block, message with 14/10/2026',
    donde: 'a new notice of a retiree',
    abre: eligePasivo,
    muestra: ['existe otra novedad que está pendiente de concluir de fecha 14/10/2026'],
  },
  ...(
    [
      ['if boolean: true = payment required', 'Se paga antes de declarar.'],
      ['failed: cancel the change (decision 30)', 'No se pudo saber si este aviso se paga antes de declarar.'],
    ] as const
  ).map(([cuando, dice]) => ({
    id: 'POST OrdenPago/OrdenPagoVerificaRequierePago',
    cuando,
    donde: 'a new notice',
    abre: eligeAsegurado,
    muestra: [dice],
  })),
];
