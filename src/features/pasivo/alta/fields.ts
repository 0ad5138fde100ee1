import type { NovedadForm } from '#contract/entities/novedad.ts';
import { type AltaPasivoForm, altaPasivoForm } from '#contract/entities/pasivo.ts';
import { parentesco } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import type { Dato, Seccion } from '#engine/definition/definition.ts';
import { campoDeNovedad, campoPropio, type Field } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { campoObservacion } from '#engine/family/novedadFields.ts';
import { personaSecciones } from '#engine/family/personaFields.ts';
import { elegido, fecha, fechaCon, haber, requerido, requeridoCon } from '#engine/family/rules.ts';
import {
  gestorMessages as gestor,
  resolucionMessages as resolucion,
  altaPasivoMessages as textos,
} from './messages.ts';
import { BENEFICIARIO, FECHA_RESOLUCION, PARENTESCO } from './rules.ts';

/** The person, with the fields that may be corrected: few of them are required (spec R 5.2, limits of R 9, decision 11). */
export const personaDeAltaPasivo = personaSecciones({ direccion: 100, ocupacion: 150, coordenadas: 1 }, [
  'IdUbicacionNacimiento',
  'Zona',
  'Direccion',
  'IdUbicacionDireccion',
  'Telefono',
  'Celular',
  'CorreoElectronico',
  'Ocupacion',
  'IdProfesion',
]);

const HABER = 'Haber mensual';

const aviso: readonly Field[] = [
  campoDeNovedad('FechaNovedad', 'Fecha de ingreso', 'date', fecha, { span: 3 }),
  campoDeNovedad(
    'HaberMensual',
    HABER,
    'money',
    haber({ min: 1, exclusive: false, message: avisoMessages.haberDesdeUno(HABER) }),
    { span: 3 },
  ),
  campoDeNovedad('Cargo', 'Cargo', 'text', requerido(100), { span: 6, costumbre: 'sugerido' }),
  campoDeNovedad('IdUbicacion', 'Ubicación empresa', 'list', elegido(), {
    span: 12,
    list: 'localidades',
    costumbre: 'siVacio',
  }),
  campoObservacion,
];

/** Kinships of a dependant (spec R 5.8). */
const deDerechoHabiente: readonly number[] = [
  parentesco.padre,
  parentesco.madre,
  parentesco.hijo,
  parentesco.conviviente,
  parentesco.esposo,
];

const datosDelAviso: Seccion = { title: avisoMessages.datosDelAviso, fields: aviso };

/** The notice's own fields (spec R 2.3, 5.2). */
export const avisoComun: readonly Seccion[] = [datosDelAviso];

const leer = (form: NovedadForm): AltaPasivoForm => filled(altaPasivoForm, form);

const calculo = (form: NovedadForm): readonly Dato[] => {
  const { PacientesAlgoritmo: a } = leer(form);
  return [
    { label: gestor.dias, value: a ? String(a.DiasCalculados) : '—', span: 6 },
    { label: gestor.digitos, value: a ? String(a.DosUltimosDigitos).padStart(2, '0') : '—', span: 6 },
  ];
};

const titular = (form: NovedadForm): readonly Dato[] => {
  const { PacientesDerechoHabiente: d } = leer(form);
  return [
    { label: textos.titular, value: d?.NombreCompleto || '—', span: 6 },
    { label: textos.matriculaTitular, value: d?.MatriculaTitular || '—', span: 6 },
  ];
};

/** With the fields that the health-manager calculator found. */
export const avisoPorAlgoritmo: readonly Seccion[] = [
  datosDelAviso,
  { title: textos.gestorSalud, datos: calculo, fields: [] },
];

/** With the fields of its resolution, because an observed notice may have to correct it. */
export const avisoConResolucion: readonly Seccion[] = [
  datosDelAviso,
  {
    title: textos.resolucion,
    fields: [
      campoPropio(
        'PacientesResolucion.NumeroResolucion',
        resolucion.numero,
        'text',
        requeridoCon(resolucion.sinNumero),
        {
          span: 3,
        },
      ),
      campoPropio(FECHA_RESOLUCION, resolucion.fecha, 'date', fechaCon(resolucion.sinFecha), { span: 3, typed: true }),
      campoPropio(
        'PacientesResolucion.Instancia',
        resolucion.instancia,
        'text',
        requeridoCon(resolucion.sinInstancia),
        {
          span: 6,
        },
      ),
    ],
  },
];

/** With the dependant's relation to the holder. */
export const avisoDeDerechoHabiente: readonly Seccion[] = [
  datosDelAviso,
  {
    title: textos.derechoHabiente,
    datos: titular,
    fields: [
      campoPropio(PARENTESCO, 'Relación de parentesco', 'list', elegido(), {
        span: 6,
        list: 'parentescos',
        offers: (id) => deDerechoHabiente.includes(id),
      }),
      campoPropio(BENEFICIARIO, 'Tipo de beneficiario', 'list', elegido(), {
        span: 6,
        listOf: { name: 'beneficiariosDePasivo', path: PARENTESCO, before: textos.primeroParentesco },
      }),
    ],
  },
];
