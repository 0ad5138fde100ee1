import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { basta, type Comprobar } from '#blocks/escritura/asentar.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import type { Grabar } from '#blocks/formulario/DialogForm.tsx';
import { correoOpcional, recortado } from '#blocks/formulario/textos.ts';
import { nacionalidades } from '#blocks/listas/elegibles.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { reference } from '#client/query.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { sexo } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { idsDePar } from '#contract/par.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { parametros } from '#contract/services/parametros.ts';
import { cleanDate, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { Eleccion, Fecha, Observacion, Texto } from './campos.tsx';
import { tramitesMessages as textos } from './messages.ts';
import { novedadesDe } from './novedadesDe.ts';
import { dia, hastaHoy, observacion, texto, unApellido } from './reglas.ts';
import { type Campo, type CamposProps, type Tramite, type TramiteForm, tramiteDe } from './TramiteDialog.tsx';

const ids: readonly Campo[] = ['IdEstadoCivil', 'IdSexo', 'IdNacionalidad'];

/** The form's values from the person; an id that is not chosen is ''. */
const desde = (persona: BasePersonas, names: readonly (Campo & keyof BasePersonas)[]): TramiteForm => ({
  ...Object.fromEntries(names.map((name) => [name, String(persona[name] || '')])),
  Observacion: '',
});

/** A person whose data is changed: as the form was filled in, and as the services have her now. */
interface Cambiada {
  readonly inicial: TramiteForm;
  readonly ahora: BasePersonas;
}

/**
 * The person after the change: only the fields that were changed in the form differ from what the services have now. What
 * somebody else changed since the form was opened is not written back.
 */
function conCambios({ inicial, ahora }: Cambiada, form: TramiteForm): BasePersonas {
  const { Observacion: _, ...fields } = form;
  const texto = (value: unknown) => tidy(String(value ?? ''));
  const sent = Object.entries(fields).flatMap(([name, value]) =>
    texto(value) === texto(inicial[name as Campo])
      ? []
      : [[name, ids.some((id) => id === name) ? Number(value) : texto(value)] as const],
  );
  return { ...ahora, ...Object.fromEntries(sent) };
}

/** The person as the services have her now; null if she cannot be read, which the client tells. */
async function leerAhora(persona: BasePersonas): Promise<BasePersonas | null> {
  try {
    return (await call(afiliacion.persona, { params: { idPersona: persona.IdPersona } })) ?? persona;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return null;
  }
}

const cuerpo = (persona: BasePersonas, form: TramiteForm) => ({
  BasePersonas: persona,
  SegurosPersonasNovedad: { Observacion: form.Observacion ?? '' },
});

/** Loads the person and checks by the form's fields whether they were written. */
const comprobarPersona =
  (before: BasePersonas, sent: Readonly<Record<string, unknown>>, form: TramiteForm): Comprobar<true> =>
  async () => {
    const now = await call(afiliacion.persona, { params: { idPersona: before.IdPersona } }, { quiet: true });
    const { Observacion: _, ...fields } = form;
    return now && segunCampos(Object.keys(fields), { before, sent, now });
  };

const contactoSchema = z.object({
  Zona: recortado,
  Direccion: recortado,
  Telefono: recortado,
  Celular: recortado,
  CorreoElectronico: correoOpcional,
  IdEstadoCivil: recortado,
  Ocupacion: recortado,
  Observacion: observacion,
});

/** Address, telephones and the like: they apply at once (spec R 7.2, NovedadActualizaDatosNoRelevantes). */
export function tramiteContacto(persona: BasePersonas): Tramite {
  const inicial = desde(persona, [
    'Zona',
    'Direccion',
    'Telefono',
    'Celular',
    'CorreoElectronico',
    'IdEstadoCivil',
    'Ocupacion',
  ]);
  return tramiteDe({
    titulo: textos.contacto,
    guardado: textos.guardado.contacto,
    inicial,
    schema: contactoSchema,
    grabar: async (form, escribir) => {
      const ahora = await leerAhora(persona);
      if (!ahora) return false;
      const sent = conCambios({ inicial, ahora }, form);
      const done = await escribir({
        llamada: afiliacionCambios.datosNoRelevantes,
        entrada: { body: cuerpo(sent, form) },
        resultado: basta,
        comprobar: comprobarPersona(ahora, { ...sent }, form),
      });
      return done !== null;
    },
    campos: (props) => <CamposDeContacto {...props} />,
  });
}

function CamposDeContacto(props: CamposProps) {
  const civiles = useQuery(reference(parametros.estadosCiviles, { params: { valor: 0 } }));
  return (
    <div className="grid">
      <ListasFallidas de={[civiles]} className="col-12" />
      <Texto {...props} name="Zona" className="col-4" upper maxLength={100} />
      <Texto {...props} name="Direccion" className="col-8" upper maxLength={150} />
      <Texto {...props} name="Telefono" className="col-3" maxLength={50} />
      <Texto {...props} name="Celular" className="col-3" maxLength={50} />
      <Texto {...props} name="CorreoElectronico" className="col-6" maxLength={100} />
      <Eleccion {...props} name="IdEstadoCivil" className="col-4" opciones={civiles.data ?? []} />
      <Texto {...props} name="Ocupacion" className="col-8" upper maxLength={150} />
      <Observacion {...props} />
    </div>
  );
}

/** How an identity is sent, and its texts. */
interface Envio {
  readonly titulo: string;
  readonly guardado: string;
  /** The text above the fields. */
  readonly ensena: string;
  /** True if it was written. */
  readonly enviar: (envio: Enviado, escribir: Grabar) => Promise<boolean>;
}

/** An identity as the services have it, as typed, and as it is sent. */
interface Enviado {
  readonly ahora: BasePersonas;
  readonly form: TramiteForm;
  readonly corregida: BasePersonas;
}

const escrituraDeIdentidad = ({ corregida, form }: Enviado) => ({
  llamada: afiliacionCambios.datosRelevantes,
  entrada: { body: cuerpo(corregida, form) },
  resultado: basta,
});

const corregirAhora: Envio = {
  titulo: textos.identidad,
  guardado: textos.guardado.identidad,
  ensena: textos.identidadEnsena,
  enviar: async (envio, escribir) => {
    const comprobar = comprobarPersona(envio.ahora, { ...envio.corregida }, envio.form);
    return (await escribir({ ...escrituraDeIdentidad(envio), comprobar })) !== null;
  },
};

const identidadSchema = z
  .object({
    ApellidoPaterno: recortado,
    ApellidoMaterno: recortado,
    Nombres: texto('Nombres'),
    NumeroDocumento: texto('NumeroDocumento'),
    ComplementoDocumento: recortado,
    FechaNacimiento: dia('FechaNacimiento', hastaHoy),
    IdSexo: texto('IdSexo'),
    IdNacionalidad: texto('IdNacionalidad'),
    Observacion: observacion,
  })
  .check(unApellido(textos.unApellido));

/**
 * Identity and birth. The staff correct them at once (spec R 7.2, NovedadActualizaDatos), or they are sent as `envio`
 * says.
 */
export function tramiteIdentidad(persona: BasePersonas, envio: Envio = corregirAhora): Tramite {
  const inicial = {
    ...desde(persona, [
      'ApellidoPaterno',
      'ApellidoMaterno',
      'Nombres',
      'NumeroDocumento',
      'ComplementoDocumento',
      'IdSexo',
      'IdNacionalidad',
    ]),
    FechaNacimiento: cleanDate(persona.FechaNacimiento),
  };
  return tramiteDe({
    titulo: envio.titulo,
    guardado: envio.guardado,
    inicial,
    schema: identidadSchema,
    grabar: async (form, escribir) => {
      const ahora = await leerAhora(persona);
      return ahora !== null && envio.enviar({ ahora, form, corregida: conCambios({ inicial, ahora }, form) }, escribir);
    },
    campos: (props) => <CamposDeIdentidad {...props} ensena={envio.ensena} />,
  });
}

function CamposDeIdentidad({ ensena, ...props }: CamposProps & { readonly ensena: string }) {
  const sexos = useQuery(reference(parametros.sexos, { params: { valor: 0 } }));
  const paises = useQuery(reference(parametros.paises, { params: { valor: 0 } }));
  const dosSexos = (sexos.data ?? []).filter(({ Id }) => Id === sexo.masculino || Id === sexo.femenino);
  return (
    <>
      <p className="muted">{ensena}</p>
      <ListasFallidas de={[sexos, paises]} />
      <div className="grid">
        <Texto {...props} name="ApellidoPaterno" className="col-4" upper maxLength={50} />
        <Texto {...props} name="ApellidoMaterno" className="col-4" upper maxLength={50} />
        <Texto {...props} name="Nombres" className="col-4" required upper maxLength={50} />
        <Texto {...props} name="NumeroDocumento" className="col-4" required upper maxLength={20} />
        <Texto {...props} name="ComplementoDocumento" className="col-2" upper maxLength={5} />
        <Fecha {...props} name="FechaNacimiento" className="col-3" required max={today()} />
        <Eleccion {...props} name="IdSexo" className="col-3" required opciones={dosSexos} />
        <Eleccion
          {...props}
          name="IdNacionalidad"
          className="col-6"
          required
          opciones={nacionalidades(paises.data ?? [])}
        />
        <Observacion {...props} />
      </div>
    </>
  );
}

/** The same change, requested by an employer: the staff decide once it is declared (spec R 7.2, NovedadActualizaDatos). */
export function tramitePedirIdentidad(persona: BasePersonas): Tramite {
  const pedidos = novedadesDe(persona.IdPersona);
  return tramiteIdentidad(persona, {
    ...corregirAhora,
    titulo: textos.pedido,
    guardado: textos.pedidoGuardado,
    ensena: textos.pedidoEnsena,
    enviar: async (envio, escribir) => {
      await pedidos.recordar();
      const done = await escribir({
        ...escrituraDeIdentidad(envio),
        resultado: ({ datos }) => idsDePar(datos, persona.IdPersona).idPersonaNovedad || null,
        comprobar: pedidos.comprobar(novedadAfiliacion.ACTUALIZA_DATOS),
      });
      return done !== null;
    },
  });
}

/** Change of gender and its date (spec R 7.2, NovedadCambioGenero). */
export const tramiteGenero = (persona: BasePersonas) =>
  tramiteDe({
    titulo: textos.genero,
    guardado: textos.guardado.genero,
    inicial: { IdGenero: '', FechaCambioGenero: '', Observacion: '' },
    schema: z.object({
      IdGenero: texto('IdGenero').check(
        z.refine((id) => Number(id) !== persona.IdGenero, { error: textos.mismoGenero }),
      ),
      FechaCambioGenero: dia('FechaCambioGenero', hastaHoy),
      Observacion: observacion,
    }),
    grabar: async (form, escribir) => {
      const done = await escribir({
        llamada: afiliacionCambios.genero,
        entrada: { body: { ...form, IdPersona: persona.IdPersona, IdGenero: Number(form.IdGenero) } },
        resultado: basta,
        comprobar: comprobarPersona(persona, form, form),
      });
      return done !== null;
    },
    campos: (props) => <CamposDeGenero {...props} />,
  });

function CamposDeGenero(props: CamposProps) {
  const generos = useQuery(reference(parametros.generos, { params: { valor: 0 } }));
  const dos = (generos.data ?? []).filter(({ Id }) => Id === sexo.masculino || Id === sexo.femenino);
  return (
    <div className="grid">
      <ListasFallidas de={[generos]} className="col-12" />
      <Eleccion {...props} name="IdGenero" className="col-6" required opciones={dos} />
      <Fecha {...props} name="FechaCambioGenero" className="col-6" required max={today()} />
      <Observacion {...props} />
    </div>
  );
}
