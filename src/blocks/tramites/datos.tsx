import { useQuery } from '@tanstack/react-query';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { call } from '#client/call.ts';
import { reference } from '#client/query.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { nacionalidad, sexo } from '#contract/enumerations.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { parametros } from '#contract/services/parametros.ts';
import { cleanDate, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { validation } from '#messages/validation.ts';
import { Eleccion, Fecha, Observacion, Texto } from './campos.tsx';
import { tramitesMessages as textos } from './messages.ts';
import { deFecha, problemas, requeridos, valor } from './reglas.ts';
import type { Campo, CamposProps, Tramite, TramiteForm } from './TramiteDialog.tsx';

const ids: readonly Campo[] = ['IdEstadoCivil', 'IdSexo', 'IdNacionalidad'];

/** The form's fields from the person; an id nobody chose is ''. */
const desde = (persona: BasePersonas, names: readonly (Campo & keyof BasePersonas)[]): TramiteForm => ({
  ...Object.fromEntries(names.map((name) => [name, String(persona[name] || '')])),
  Observacion: '',
});

/** The person as she shall be: only the form's fields change. */
function conCampos(persona: BasePersonas, form: TramiteForm): BasePersonas {
  const { Observacion: _, ...fields } = form;
  const sent = Object.entries(fields).map(([name, text]) => [
    name,
    ids.some((id) => id === name) ? Number(text) : tidy(text ?? ''),
  ]);
  return { ...persona, ...Object.fromEntries(sent) };
}

const cuerpo = (persona: BasePersonas, form: TramiteForm) => ({
  BasePersonas: conCampos(persona, form),
  SegurosPersonasNovedad: { Observacion: valor(form, 'Observacion') },
});

const correo = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Address, telephones and the like: hold at once (spec R 7.2, NovedadActualizaDatosNoRelevantes). */
export const tramiteContacto = (persona: BasePersonas): Tramite => ({
  titulo: textos.contacto,
  guardado: textos.guardado.contacto,
  inicial: desde(persona, [
    'Zona',
    'Direccion',
    'Telefono',
    'Celular',
    'CorreoElectronico',
    'IdEstadoCivil',
    'Ocupacion',
  ]),
  problemasDe: (form) => {
    const typed = valor(form, 'CorreoElectronico');
    return problemas({ CorreoElectronico: typed === '' || correo.test(typed) ? '' : validation.correoFormato });
  },
  grabar: async (form) => {
    await call(afiliacionCambios.datosNoRelevantes, { body: cuerpo(persona, form) }, { quiet: true });
  },
  campos: (props) => <CamposDeContacto {...props} />,
});

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

/** How an identity is sent, and what is said of it. */
interface Envio {
  readonly titulo: string;
  readonly guardado: string;
  /** What is told above the fields. */
  readonly ensena: string;
  /** Throws the errors of `call`. */
  readonly enviar: (persona: BasePersonas, Observacion: string) => Promise<void>;
}

const corregirAhora: Envio = {
  titulo: textos.identidad,
  guardado: textos.guardado.identidad,
  ensena: textos.identidadEnsena,
  enviar: async (BasePersonas, Observacion) => {
    const body = { BasePersonas, SegurosPersonasNovedad: { Observacion } };
    await call(afiliacionCambios.datosRelevantes, { body }, { quiet: true });
  },
};

/** Identity and birth, which the staff put right at once (spec R 7.2, NovedadActualizaDatos), or as `envio` sends them. */
export const tramiteIdentidad = (persona: BasePersonas, envio: Envio = corregirAhora): Tramite => ({
  titulo: envio.titulo,
  guardado: envio.guardado,
  inicial: {
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
  },
  problemasDe: (form) => {
    const nadie = valor(form, 'ApellidoPaterno') === '' && valor(form, 'ApellidoMaterno') === '';
    return problemas({
      ...requeridos(form, ['Nombres', 'NumeroDocumento', 'FechaNacimiento', 'IdSexo', 'IdNacionalidad']),
      ...(nadie ? { ApellidoPaterno: textos.unApellido } : {}),
      ...(valor(form, 'FechaNacimiento')
        ? { FechaNacimiento: deFecha(valor(form, 'FechaNacimiento'), { hasta: today() }) }
        : {}),
    });
  },
  grabar: (form) => envio.enviar(conCampos(persona, form), valor(form, 'Observacion')),
  campos: (props) => <CamposDeIdentidad {...props} ensena={envio.ensena} />,
});

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
          opciones={(paises.data ?? []).filter(({ Id }) => Id !== nacionalidad.desconocida)}
        />
        <Observacion {...props} />
      </div>
    </>
  );
}

/** The same, asked for by an employer: the staff decide once it is declared (spec R 7.2, NovedadActualizaDatos). */
export const tramitePedirIdentidad = (persona: BasePersonas): Tramite =>
  tramiteIdentidad(persona, {
    ...corregirAhora,
    titulo: textos.pedido,
    guardado: textos.pedidoGuardado,
    ensena: textos.pedidoEnsena,
  });

/** Another gender and since when (spec R 7.2, NovedadCambioGenero). */
export const tramiteGenero = (persona: BasePersonas): Tramite => ({
  titulo: textos.genero,
  guardado: textos.guardado.genero,
  inicial: { IdGenero: '', FechaCambioGenero: '', Observacion: '' },
  problemasDe: (form) =>
    problemas({
      ...requeridos(form, ['IdGenero', 'FechaCambioGenero']),
      ...(valor(form, 'IdGenero') === String(persona.IdGenero) ? { IdGenero: textos.mismoGenero } : {}),
      ...(valor(form, 'FechaCambioGenero')
        ? { FechaCambioGenero: deFecha(valor(form, 'FechaCambioGenero'), { hasta: today() }) }
        : {}),
    }),
  grabar: async (form) => {
    const body = {
      IdPersona: persona.IdPersona,
      IdGenero: Number(form.IdGenero),
      FechaCambioGenero: valor(form, 'FechaCambioGenero'),
      Observacion: valor(form, 'Observacion'),
    };
    await call(afiliacionCambios.genero, { body }, { quiet: true });
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
