import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { canal } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { definirNovedad, type Seleccion } from '#engine/definition/definition.ts';
import { campoDeNovedad } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { fechaDeDeclaracion, numeroDeAviso } from '#engine/family/datos.ts';
import { datosPersona } from '#engine/family/datosPersona.ts';
import { mensajesComunes } from '#engine/family/mensajes.ts';
import { campoObservacion } from '#engine/family/novedadFields.ts';
import { personaSoloLectura } from '#engine/family/personaFields.ts';
import { fecha } from '#engine/family/rules.ts';
import { pacienteDe, rechazada, trabajoDe } from '#engine/family/seleccion.ts';
import { LICENCIA, licencia as servicio } from './contrato.ts';

async function seleccionar({ IdPersona, NombreCompleto }: PacienteBuscado, idEmpresa: number): Promise<Seleccion> {
  const work = await trabajoDe(IdPersona, idEmpresa);
  const paciente = await pacienteDe(IdPersona);
  if (!work || !paciente) return rechazada(avisoMessages.sinPertenencia(NombreCompleto));
  const SegurosPersonasNovedad = filled(segurosPersonasNovedad, {
    IdPersona,
    IdEmpresa: idEmpresa,
    IdCanal: canal.virtual,
    IdTipoNovedad: LICENCIA,
    IdPersonaEmpresa: work.IdPersonaEmpresa,
  });
  return { ok: true, form: { ...paciente, SegurosPersonasNovedad } };
}

export const formularios = [
  definirNovedad({
    key: 'licencia',
    idTipoPadre: LICENCIA,
    heading: 'Registro de licencia',
    nombre: { conArticulo: 'la licencia', solo: 'aviso de licencia' },
    secciones: {
      persona: personaSoloLectura({ direccion: 150, ocupacion: 50, coordenadas: 2 }),
      novedad: [
        {
          title: avisoMessages.datosDelAviso,
          fields: [
            campoDeNovedad('FechaNovedad', 'Inicio de la licencia', 'date', fecha, { span: 6 }),
            campoObservacion,
          ],
        },
      ],
    },
    datosPersona,
    datosNovedad: (form, estado) => [numeroDeAviso(form), ...fechaDeDeclaracion(form, estado)],
    reglas: [],
    seOfrece: () => true,
    alElegir: () => ({}),
    limitesFecha: () => null,
    buscarEn: 'empresa',
    seleccionar,
    endpoints: servicio,
    idsDeInsercion: (datos, { BasePersonas }) => ({
      idPersona: BasePersonas.IdPersona,
      idPersonaNovedad: Number(datos),
    }),
    conOrdenPago: false,
    fotografia: 'siempre',
    messages: {
      ...mensajesComunes,
      confirmSave: (name) => avisoMessages.guardar('la licencia', name),
      confirmDelete: (name) => avisoMessages.eliminar('aviso de licencia', name),
    },
    alEliminar: 'lista',
  }),
];
