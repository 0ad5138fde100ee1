import { screen, within } from '@testing-library/react';
import { lineaDe } from '#support/documentado.ts';
import { ejemplo } from '#support/screens.ts';
import { abrir as abrirExamenes } from '../ocupacional/pantalla.ts';
import { type Caso, pantalla } from './documentadas.ts';

type User = Awaited<ReturnType<typeof pantalla>>['user'];
type Parte = Pick<ReturnType<typeof within>, 'findByLabelText' | 'getByLabelText'>;

const OBSERVADA = 'POST Bdpa/BuscarPersonaYObservacion';
const SEGIP = 'POST Afiliacion/SEGIPconsultaDatosPersona';
const REVISION = '/seguros/revision-admin';
const BAJA = '/seguros/aviso-baja-editar?novedad=0&tipo=6';
const PERSONAS = '/seguros/personas-admin';

/** Types texts into fields by their labels. */
async function poner(user: User, parte: Parte, campos: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(campos)) {
    await user.click(await parte.findByLabelText(new RegExp(`^${label}`), { selector: 'input:not([type=radio])' }));
    await user.paste(text);
  }
}

const identidad = {
  'Número de documento': '4567890',
  Complemento: '1A',
  'Fecha de nacimiento': '07/03/1985',
  'Apellido paterno': 'QUISPE',
  'Apellido materno': 'MAMANI',
  Nombres: 'JUAN',
} as const;

/** The search by identity on the staff's desk, with the seven data of a person. No notice is in view: it would be checked. */
async function buscaIdentidad() {
  const { user } = await pantalla(`${REVISION}?familia=transferencia-pasivo`);
  await user.click(await screen.findByRole('button', { name: /^Filtrar/ }));
  await user.click(screen.getByRole('button', { name: 'Buscar persona' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar Persona (SEGIP)' }));
  await dialog.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  await poner(user, dialog, identidad);
  await user.click(dialog.getByRole('button', { name: 'Buscar' }));
  return { user, dialog };
}

async function eligeIdentidad() {
  const { user, dialog } = await buscaIdentidad();
  await dialog.findByRole('checkbox', { name: 'Seleccionar a QUISPE MAMANI JUAN', checked: true });
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
}

const observada = { id: OBSERVADA, as: 'personal', donde: 'the search by identity', abre: buscaIdentidad } as const;
const persona = ['QUISPE MAMANI JUAN', '4567890', '1A', '07/03/1985'] as const;

/** The identity service's answer about the chosen person. If it matches, the desk searches for the person's notices. */
const segip = (cuando: string | undefined, muestra: readonly string[]): Caso => ({
  id: SEGIP,
  ...(cuando === undefined ? {} : { cuando }),
  con: [OBSERVADA],
  as: 'personal',
  donde: 'the search by identity',
  abre: eligeIdentidad,
  muestra,
  ...(muestra.length > 0 ? {} : { alFinal: () => screen.findByDisplayValue('QUISPE MAMANI JUAN') }),
});

const noCoinciden = 'Los siguientes datos no coinciden con el SEGIP:';
const sinEstructura = 'No se encontró a la persona, revise los datos ingresados.';
const [soloNumero = ''] = lineaDe(SEGIP).alternatives?.map(({ when }) => when) ?? [];

const formas = {
  BuscarXDocumentoIdentidad: ['Documento', { 'Número de documento': '4567890' }],
  BuscarXNombre: ['Nombre', { 'Apellido paterno': 'QUISPE', Nombres: 'JUAN' }],
  BuscarXMatricula: ['Matrícula', { Matrícula: '850307QMJ' }],
  BuscarXHistoriaClinica: ['Historia clínica', { 'Historia clínica': 'HC-004512' }],
} as const;

/** A search of insured persons in one of four ways: by a company in a new notice, or by the staff in the whole fund. */
function buscaAsegurado(forma: keyof typeof formas, donde: 'empresa' | 'caja') {
  const [radio, campos] = formas[forma];
  return async () => {
    const { user } = await pantalla(donde === 'empresa' ? BAJA : PERSONAS);
    if (donde === 'empresa') {
      const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
      await user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
    }
    const part = within(donde === 'empresa' ? await screen.findByRole('dialog', { name: /^Buscar/ }) : document.body);
    await user.click(await part.findByRole('radio', { name: radio }));
    if (forma === 'BuscarXDocumentoIdentidad') await part.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
    await poner(user, part, campos);
    await user.keyboard('{Enter}');
  };
}

const busquedas = (Object.keys(formas) as (keyof typeof formas)[]).flatMap((forma): Caso[] => [
  {
    id: `GET EmpPacientes/${forma}/{term}/{companyId}/{role}`,
    cuando: 'if items are those of F 3.8',
    donde: 'the search of a new notice',
    abre: buscaAsegurado(forma, 'empresa'),
    muestra: persona,
  },
  {
    id: `GET Pacientes/${forma}/{term}/{role}`,
    cuando: 'if items are those of F 3.8',
    as: 'personal',
    donde: 'the search of the whole fund',
    abre: buscaAsegurado(forma, 'caja'),
    muestra: ['QUISPE MAMANI JUAN', '4567890', '07/03/1985'],
  },
]);

/** Searches and checks of people. */
export const dePersonas: readonly Caso[] = [
  { ...observada, muestra: persona },
  { ...observada, cuando: 'as a list of results (F 2.6 shows a table of 5 rows)', muestra: persona },
  { ...observada, cuando: 'nobody found', muestra: ['No se encontró a la persona, no se pudo verificar en el SEGIP'] },
  segip(undefined, []),
  segip('flags as text "1"', []),
  segip('object instead of text', []),
  segip(soloNumero, ['Los datos ingresados no corresponden con el número de documento']),
  segip('some do not match: list of them', [noCoinciden, 'Apellido materno']),
  segip('value 2 (not verified): is not 1, so does not pass', [noCoinciden, 'Complemento (sin verificar)']),
  segip('wrong structure', [sinEstructura]),
  segip('broken text: wrong structure', [sinEstructura]),
  ...busquedas,
  {
    id: 'POST Ocupacional/OcupacionalVerificaParaProgramar/',
    donde: 'the appointment of an exam',
    abre: async () => {
      const { user } = await abrirExamenes();
      const { nombre } = await ejemplo('examenRegistrado');
      await user.click(screen.getByRole('button', { name: `Cita de ${nombre}` }));
    },
    muestra: ['hasta el 20/12/2026', 'Programar'],
  },
];
