import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { nacionalidades } from '#blocks/listas/elegibles.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { Eleccion, Fecha, Observacion, Texto } from '#blocks/tramites/campos.tsx';
import type { CamposProps } from '#blocks/tramites/TramiteDialog.tsx';
import { query, reference } from '#client/query.ts';
import { isPersonal, session } from '#client/session.ts';
import { sexo } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { parametros } from '#contract/services/parametros.ts';
import { today, toLocalDate } from '#lib/dates.ts';
import { matricula } from '#lib/matricula.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { type Afiliando, claseDe } from './clases.ts';
import { EnLaBdpa } from './EnLaBdpa.tsx';
import { parentescos, formularioMessages as textos } from './messages.ts';

interface Props extends CamposProps {
  readonly who: Afiliando;
  /** The fund does not know the person yet. */
  readonly nueva: boolean;
  /** The notice exists: its class is fixed, and only its fields change. */
  readonly corregir?: boolean;
}

/** Who is affiliated, as what, and the fields to fill in. */
export function CamposDeAfiliacion({ who, nueva, corregir = false, ...props }: Props) {
  const { persona } = who;
  const [parentesco, idSexo] = useWatch({ control: props.form.control, name: ['IdTipoNovedad', 'IdSexo'] });
  const numero = matricula({ ...persona, IdSexo: Number(idSexo ?? persona.IdSexo) });
  return (
    <>
      <div className="grid">
        <ReadOnlyField className="col-6" label={textos.persona} value={persona.NombreCompleto} />
        <ReadOnlyField
          className="col-3"
          label={textos.documento}
          value={[persona.NumeroDocumento, persona.ComplementoDocumento].filter(Boolean).join('-')}
        />
        <ReadOnlyField className="col-3" label={textos.nacimiento} value={toLocalDate(persona.FechaNacimiento)} />
        {who.titular ? <DelTitular who={who} /> : null}
        {who.idTipoNovedad ? null : (
          <Eleccion {...props} name="IdTipoNovedad" className="col-4" required opciones={parentescos} />
        )}
        <Fecha {...props} name="FechaNovedad" className="col-4" required max={today()} />
        <ReadOnlyField className="col-4" label={textos.matricula} value={numero || textos.sinDato} />
        <Clase who={who} tipo={who.idTipoNovedad || Number(parentesco)} />
        {nueva ? <Identidad {...props} /> : null}
        {nueva || corregir ? <Contacto {...props} /> : null}
        <Observacion {...props} />
      </div>
      {corregir ? null : <EnLaBdpa persona={persona} />}
    </>
  );
}

/** The holder, and how many people are insured with them. Employers search within their company (spec R 7.2). */
function DelTitular({ who: { titular } }: { readonly who: Afiliando }) {
  const idPersona = titular?.BasePersonas.IdPersona ?? 0;
  const personal = isPersonal();
  const idEmpresa = session.getState().empresa.IdEmpresa;
  const deCaja = useQuery({ ...query(afiliacion.grupoFamiliar, { params: { idPersona } }), enabled: personal });
  const deEmpresa = useQuery({
    ...query(afiliacion.grupoFamiliarEnEmpresa, { params: { idPersona, idEmpresa } }),
    enabled: !personal && idEmpresa > 0,
  });
  const leida = personal ? deCaja : deEmpresa;
  const familia = leida.data?.length ?? 0;
  const nombre = titular?.BasePersonas.NombreCompleto ?? '';
  return (
    <>
      <ReadOnlyField
        className="col-12"
        label={textos.titular}
        value={familia > 0 ? `${nombre} · ${textos.familia(familia)}` : nombre}
      />
      <ListasFallidas de={[leida]} text={textos.sinFamilia} className="col-12" />
    </>
  );
}

/** The kind of affiliation (spec F 3.11). The base of a dependant is the holder's, which the services know. */
function Clase({ who, tipo }: { readonly who: Afiliando; readonly tipo: number }) {
  const idPersona = (who.titular?.BasePersonas ?? who.persona).IdPersona;
  const known = useQuery({
    ...query(afiliacion.obtener, { params: { idPersona, idPersonaNovedad: 0, idTipoNovedad: tipo, idEmpresa: 0 } }),
    enabled: tipo > 0 && idPersona > 0,
  });
  const own = claseDe(who, tipo);
  const found = known.data?.Afiliacion;
  const base = own.IdBaseAfiliacion || found?.IdBaseAfiliacion;
  return (
    <>
      <ReadOnlyField
        className="col-4"
        label={textos.tipoAfiliado}
        value={textos.tiposAfiliado[own.IdTipoAfiliado] ?? textos.sinDato}
      />
      <ReadOnlyField
        className="col-4"
        label={textos.base}
        value={base === undefined ? textos.sinDato : textos.bases[base]}
      />
      <ReadOnlyField
        className="col-4"
        label={textos.grupo}
        value={textos.grupos[own.IdGrupoAfiliado || (found?.IdGrupoAfiliado ?? 0)] ?? textos.sinDato}
      />
      <ListasFallidas de={[known]} text={textos.sinClase} className="col-12" />
    </>
  );
}

function Identidad(props: CamposProps) {
  const sexos = useQuery(reference(parametros.sexos, { params: { valor: 0 } }));
  const paises = useQuery(reference(parametros.paises, { params: { valor: 0 } }));
  return (
    <>
      <ListasFallidas de={[sexos, paises]} className="col-12" />
      <Eleccion
        {...props}
        name="IdSexo"
        className="col-6"
        required
        opciones={(sexos.data ?? []).filter(({ Id }) => Id === sexo.masculino || Id === sexo.femenino)}
      />
      <Eleccion
        {...props}
        name="IdNacionalidad"
        className="col-6"
        required
        opciones={nacionalidades(paises.data ?? [])}
      />
    </>
  );
}

const Contacto = (props: CamposProps) => (
  <>
    <Texto {...props} name="Zona" className="col-4" upper maxLength={100} />
    <Texto {...props} name="Direccion" className="col-8" upper maxLength={150} />
    <Texto {...props} name="Telefono" className="col-3" maxLength={50} />
    <Texto {...props} name="Celular" className="col-3" maxLength={50} />
    <Texto {...props} name="CorreoElectronico" className="col-6" maxLength={100} />
  </>
);
