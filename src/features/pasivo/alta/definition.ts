import type { NovedadForm } from '#contract/entities/novedad.ts';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { idsDePar } from '#contract/par.ts';
import { filled } from '#contract/read.ts';
import { altaPasivo as servicio } from '#contract/services/altaPasivo.ts';
import { definirNovedad, type NovedadDefinition, type Partes } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { enUnaFila, fechaDeDeclaracion, numeroDeAviso } from '#engine/family/datos.ts';
import { datosPersona } from '#engine/family/datosPersona.ts';
import { invalido, mensajesComunes, primera } from '#engine/family/mensajes.ts';
import { later } from '#ui/later.tsx';
import { Consultas } from './Consultas.tsx';
import {
  avisoComun,
  avisoConResolucion,
  avisoDeDerechoHabiente,
  avisoPorAlgoritmo,
  personaDeAltaPasivo,
} from './fields.ts';
import { altaPasivoMessages as textos } from './messages.ts';
import { alElegirParentesco, enPeriodo, limitesDeAltaPasivo, resolucionEmitida } from './rules.ts';
import { seleccionarAltaPasivo } from './selection.ts';
import { VigenciaDerechos } from './VigenciaDerechos.tsx';
import { porAlgoritmo, porDerechoHabiente, porJubilacion, porResolucion, type VarianteAltaPasivo } from './variants.ts';

/** What a variant adds to the parts that all four share. */
type Propio = Pick<NovedadDefinition, 'buscarEn'> &
  Partial<Pick<NovedadDefinition, 'busqueda'>> & {
    readonly aviso?: NovedadDefinition['secciones']['novedad'];
    readonly pasos?: Pick<Partes, 'Antes' | 'Despues'>;
  };

const definicion = (v: VarianteAltaPasivo, { aviso = avisoComun, pasos, ...propio }: Propio): NovedadDefinition =>
  definirNovedad({
    key: v.key,
    idTipoPadre: v.idTipo,
    heading: `Registro de ${v.noveltyName}`,
    nombre: { conArticulo: v.nombre, solo: textos.nombre },
    secciones: { persona: personaDeAltaPasivo, novedad: aviso },
    datosPersona,
    datosNovedad: (form, estado) =>
      enUnaFila([
        numeroDeAviso(form),
        { label: textos.tipoNovedad, value: v.noveltyName },
        { label: textos.tipoPasivo, value: v.tipoPasivoNombre },
        ...fechaDeDeclaracion(form, estado),
      ]),
    reglas: [enPeriodo, resolucionEmitida],
    seOfrece: (idTipo) => idTipo === v.idTipo,
    alElegir: alElegirParentesco,
    alGrabar: conTipoPasivo(v),
    limitesFecha: limitesDeAltaPasivo,
    seleccionar: seleccionarAltaPasivo(v),
    endpoints: {
      insertar: servicio.insertar,
      modificar: servicio.modificar,
      eliminar: servicio.eliminar,
      aceptar: servicio.aceptar,
    },
    idsDeInsercion: (datos, { BasePersonas }) => idsDePar(String(datos), BasePersonas.IdPersona),
    conOrdenPago: false,
    fotografia: 'siempre',
    messages: {
      ...mensajesComunes,
      confirmSave: (name) => avisoMessages.guardar(v.nombre, name),
      confirmDelete: (name) => avisoMessages.eliminar(textos.nombre, name),
      invalid: (tabs) =>
        invalido(
          tabs.includes('persona') ? textos.invalidoPersona : avisoMessages.invalidoNovedad,
          primera(tabs, 'persona'),
        ),
    },
    alEliminar: 'lista',
    partes: { ...pasos, Consultas, BajoLosCampos: VigenciaDerechos },
    ...propio,
  });

/** Sets the kind of retiree, from the notice's type, in the insured record and in a dependant's group (spec R 4.1). */
const conTipoPasivo =
  (v: VarianteAltaPasivo) =>
  (form: NovedadForm): NovedadForm => {
    const { PacientesDerechoHabiente: group } = filled(altaPasivoForm, form);
    return {
      ...form,
      SegurosPacientes: { ...form.SegurosPacientes, IdTipoPasivo: v.tipoPasivo },
      ...(group ? { PacientesDerechoHabiente: { ...group, IdTipoPasivo: v.tipoPasivo } } : {}),
    };
  };

/** The registration notices of retirees, in the order of the picker (spec R 2.3). */
export const formularios: readonly NovedadDefinition[] = [
  definicion(porAlgoritmo, {
    buscarEn: 'poblacion',
    pasos: { Despues: later(async () => (await import('./gestor-salud/GestorSaludDialog.tsx')).default) },
    aviso: avisoPorAlgoritmo,
  }),
  definicion(porJubilacion, { buscarEn: 'asegurados' }),
  definicion(porResolucion, {
    buscarEn: 'poblacion',
    pasos: { Antes: later(async () => (await import('./ResolucionDialog.tsx')).default) },
    aviso: avisoConResolucion,
  }),
  definicion(porDerechoHabiente, {
    buscarEn: 'poblacion',
    busqueda: { titulo: textos.buscarDerechoHabiente },
    pasos: { Antes: later(async () => (await import('./TitularDialog.tsx')).default) },
    aviso: avisoDeDerechoHabiente,
  }),
];
