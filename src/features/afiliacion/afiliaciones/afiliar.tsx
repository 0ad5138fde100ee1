import * as z from 'zod/mini';
import { guardarTexto, leerTexto } from '#blocks/borradores/borradores.ts';
import { basta, type Comprobar } from '#blocks/escritura/asentar.ts';
import { comoSeMuestra } from '#blocks/escritura/comoSeMuestra.ts';
import { escrituraMessages } from '#blocks/escritura/messages.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import { cambioDeForma, type LlaveDeTramite, leerTramite } from '#blocks/tramites/cambio.ts';
import { Observacion as CampoObservacion } from '#blocks/tramites/campos.tsx';
import { tramiteIdentidad } from '#blocks/tramites/datos.tsx';
import { tramitesMessages } from '#blocks/tramites/messages.ts';
import { comprobarAfiliada } from '#blocks/tramites/novedadesDe.ts';
import { observacion, texto } from '#blocks/tramites/reglas.ts';
import { type Tramite, tramiteDe } from '#blocks/tramites/TramiteDialog.tsx';
import { isPersonal } from '#client/session.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { estadoAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { cleanDate, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { CamposDeAfiliacion } from './CamposDeAfiliacion.tsx';
import { type Afiliando, claseDe, modoDe, pasaDeLaEdad, tipoAfiliadoDe } from './clases.ts';
import { conContacto, inicialDe, reglasDeContacto, reglasDeIdentidad, reglasDeNovedad } from './contacto.ts';
import { formularioMessages as textos } from './messages.ts';

/**
 * The required fields of an affiliation. Fields that the form does not have are not required: the kinship if it is
 * fixed, the identity if the fund knows the person.
 */
const afiliarSchema = ({ FechaNacimiento }: BasePersonas) =>
  z.extend(
    z.partial(
      z.object({
        IdTipoNovedad: texto('IdTipoNovedad').check(
          z.refine((tipo) => !pasaDeLaEdad(Number(tipo), FechaNacimiento), { error: textos.edadMaxima }),
        ),
        ...reglasDeContacto,
        ...reglasDeIdentidad,
      }),
    ),
    reglasDeNovedad,
  );

/** Affiliates a person: person, holder and notice in one call (spec R 7.2, InsertaPersonaPacienteNovedad). */
export function tramiteAfiliar(who: Afiliando): Tramite {
  const { persona, titular, idTipoNovedad } = who;
  const nueva = persona.IdPersona === 0;
  const titulo = modoDe(isPersonal(), idTipoNovedad ? tipoAfiliadoDe(idTipoNovedad) : 2, true);
  return tramiteDe({
    titulo: textos.titulos[titulo] ?? '',
    guardado: afiliacion.insertar.success ?? '',
    inicial: {
      ...(idTipoNovedad ? {} : { IdTipoNovedad: '' }),
      FechaNovedad: today(),
      ...(nueva ? inicialDe(persona, true) : {}),
      Observacion: '',
    },
    ...(idTipoNovedad ? { completo: true as const } : {}),
    schema: afiliarSchema(persona),
    grabar: async (form, escribir) => {
      const tipo = idTipoNovedad || Number(form.IdTipoNovedad);
      const fecha = form.FechaNovedad;
      const body = {
        BasePersonas: nueva ? conContacto(persona, form) : persona,
        SegurosPacientes: { IdPacientePadre: titular?.SegurosPacientes.IdPaciente ?? 0 },
        SegurosPersonasNovedad: {
          IdTipoNovedad: tipo,
          FechaNovedad: fecha,
          Observacion: tidy(form.Observacion),
        },
        Afiliacion: claseDe(who, tipo),
      };
      const done = await escribir({
        llamada: afiliacion.insertar,
        entrada: { body },
        resultado: basta,
        comprobar: comprobarAfiliada(persona, { tipo, fecha, estado: estadoAfiliacion.registrado }),
      });
      return done !== null;
    },
    campos: (props) => <CamposDeAfiliacion {...props} who={who} nueva={nueva} />,
  });
}

type Forma = NonNullable<Awaited<ReturnType<typeof leerTramite>>>;

/** Loads a notice and checks by the fields that should change whether they were written. */
const comprobarForma =
  (before: Forma, sent: Pick<Forma, 'BasePersonas' | 'SegurosPersonasNovedad'>): Comprobar<true> =>
  async () => {
    const { IdPersonaNovedad } = before.SegurosPersonasNovedad;
    const now = await leerTramite({ IdPersona: before.BasePersonas.IdPersona, IdPersonaNovedad });
    const flat = (form: typeof sent) => ({
      ...form.BasePersonas,
      FechaNacimiento: cleanDate(form.BasePersonas.FechaNacimiento),
      Dia: cleanDate(form.SegurosPersonasNovedad.FechaNovedad),
      Nota: form.SegurosPersonasNovedad.Observacion,
    });
    return now && segunCampos(Object.keys(flat(sent)), { before: flat(before), sent: flat(sent), now: flat(now) });
  };

/** Corrects an affiliation that is still open: its date, the person's contact data, its observation (spec R 7.2). */
export function tramiteCorregir(forma: Forma): Tramite {
  const { BasePersonas: persona, SegurosPersonasNovedad: novedad, SegurosPacientes } = forma;
  const who = {
    persona,
    titular: null,
    idTipoNovedad: novedad.IdTipoNovedad,
    base: forma.Afiliacion?.IdBaseAfiliacion ?? 0,
  };
  return tramiteDe({
    titulo: textos.corregir,
    guardado: afiliacion.modificar.success ?? '',
    inicial: {
      FechaNovedad: cleanDate(novedad.FechaNovedad),
      ...inicialDe(persona, false),
      Observacion: novedad.Observacion,
    },
    completo: true,
    schema: z.object({ ...reglasDeNovedad, ...reglasDeContacto }),
    grabar: async (form, escribir) => {
      const body = {
        BasePersonas: conContacto(persona, form),
        SegurosPacientes,
        SegurosPersonasNovedad: {
          ...novedad,
          FechaNovedad: form.FechaNovedad,
          Observacion: tidy(form.Observacion),
        },
      };
      const comprobar = comprobarForma(forma, body);
      return (
        (await escribir({ llamada: afiliacion.modificar, entrada: { body }, resultado: basta, comprobar })) !== null
      );
    },
    campos: (props) => <CamposDeAfiliacion {...props} who={who} nueva={false} corregir />,
  });
}

/** Corrects the data that a notice asks to change, while it is open (spec R 7.2). */
export function tramiteCorregirDatos(forma: Forma): Tramite {
  const { BasePersonas, SegurosPacientes, SegurosPersonasNovedad: novedad } = forma;
  const persona = { ...BasePersonas, FechaNacimiento: cleanDate(BasePersonas.FechaNacimiento) };
  return tramiteIdentidad(persona, {
    ensena: tramitesMessages.pedidoEnsena,
    titulo: textos.corregirDatos,
    guardado: afiliacion.modificar.success ?? '',
    enviar: async ({ corregida, form }, escribir) => {
      const Observacion = form.Observacion || novedad.Observacion;
      const body = {
        BasePersonas: corregida,
        SegurosPacientes,
        SegurosPersonasNovedad: { ...novedad, Observacion },
      };
      const comprobar = comprobarForma(forma, body);
      return (
        (await escribir({ llamada: afiliacion.modificar, entrada: { body }, resultado: basta, comprobar })) !== null
      );
    },
  });
}

const borradorDe = ({ IdPersonaNovedad }: LlaveDeTramite) => `observacion-tramite:${IdPersonaNovedad}`;

/** Deletes the stored observation of a notice that was not sent. */
export const soltarObservacion = (llave: LlaveDeTramite): void => guardarTexto(borradorDe(llave), '');

/**
 * Writes an observation on a notice, in any state in which the user may (spec R 7.2, NovedadActualizaObservacion), if
 * the notice is still as shown. `alCambiar` runs if it is not; the text is kept for the next try.
 */
export const tramiteObservacion = (
  llave: LlaveDeTramite,
  novedad: SegurosPersonasNovedad,
  alCambiar: () => Promise<void>,
) => {
  const { Observacion, Version } = novedad;
  const pendiente = leerTexto(borradorDe(llave));
  return tramiteDe({
    titulo: textos.escribirObservacion,
    guardado: textos.observada,
    inicial: { Observacion: pendiente || Observacion },
    schema: z.object({ Observacion: z.pipe(texto('Observacion'), observacion) }),
    ...(pendiente ? { completo: true as const } : {}),
    grabar: async (sent, escribir) => {
      const preguntar = () =>
        comoSeMuestra({
          que: 'trámite',
          cambio: () => cambioDeForma(novedad, llave),
          mostrar: () => {
            guardarTexto(borradorDe(llave), sent.Observacion);
            return alCambiar();
          },
          detalle: escrituraMessages.otraPersonaTexto,
        });
      const version = Version === undefined ? {} : { Version };
      const done = await escribir(
        {
          llamada: afiliacionCambios.observacion,
          entrada: { body: { IdPersonaNovedad: llave.IdPersonaNovedad, ...sent, ...version } },
          resultado: basta,
          comprobar: async () => {
            const now = (await leerTramite(llave))?.SegurosPersonasNovedad;
            return now ? segunCampos(['Observacion'], { before: { Observacion }, sent, now }) : null;
          },
        },
        { preguntar },
      );
      return done !== null;
    },
    campos: (props) => <CampoObservacion {...props} required />,
  });
};
