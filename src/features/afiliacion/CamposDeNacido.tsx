import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { LIMITE_DE_NOTA } from '#blocks/formulario/textos.ts';
import { nacionalidades } from '#blocks/listas/elegibles.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { reference } from '#client/query.ts';
import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { sexo } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';
import { today, toLocalDate } from '#lib/dates.ts';
import { matricula } from '#lib/matricula.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { nacidosMessages, registroMessages as textos } from './messages.ts';
import { partoDe } from './parto.ts';
import type { Familia, Nacido, NacidoForm } from './registro.ts';

interface Props {
  readonly form: FormOf<NacidoForm, Nacido>;
}

/**
 * The newborn's data. A birth from the hospital system sets day and sex. There are two sexes to choose from, without
 * DESCONOCIDO (spec R 5.8).
 */
export function CamposDeNacido({
  form,
  familia,
  nacimiento,
}: Props & { readonly familia: Familia; readonly nacimiento: Nacimiento | null }) {
  const paises = useQuery(reference(parametros.paises, { params: { valor: 0 } }));
  const { campos } = textos;
  const name = { form, upper: true, maxLength: 50, className: 'col-4' };
  return (
    <div className="grid">
      <ListasFallidas de={[paises]} className="col-12" />
      <FormText {...name} name="ApellidoPaterno" label={campos.ApellidoPaterno} />
      <FormText {...name} name="ApellidoMaterno" label={campos.ApellidoMaterno} />
      <FormText {...name} name="Nombres" label={campos.Nombres} required />
      {nacimiento ? <DelNacimiento {...nacimiento} /> : <DeFuera form={form} familia={familia} />}
      <FormSelect
        form={form}
        className="col-4"
        name="IdNacionalidad"
        label={campos.IdNacionalidad}
        required
        placeholder={textos.elija}
        options={nacionalidades(paises.data ?? []).map(({ Id, Descripcion }) => ({
          value: String(Id),
          label: Descripcion,
        }))}
      />
      <FormText {...name} name="NumeroDocumento" label={campos.NumeroDocumento} hint={textos.pistaDocumento} />
      <Matricula form={form} />
      <FormTextArea
        form={form}
        className="col-12"
        name="Observacion"
        label={campos.Observacion}
        limit={LIMITE_DE_NOTA}
        rows={2}
      />
    </div>
  );
}

/** The future registration number, computed from what is typed so far. */
function Matricula({ form }: Props) {
  const [ApellidoPaterno, ApellidoMaterno, Nombres, FechaNacimiento, IdSexo] = useWatch({
    control: form.control,
    name: ['ApellidoPaterno', 'ApellidoMaterno', 'Nombres', 'FechaNacimiento', 'IdSexo'],
  });
  const numero = matricula({ ApellidoPaterno, ApellidoMaterno, Nombres, FechaNacimiento, IdSexo: Number(IdSexo) });
  return <ReadOnlyField className="col-4" label={textos.matricula} value={numero || nacidosMessages.sinMatricula} />;
}

/** The hospital's data of the birth. It is registered unchanged, so it is shown and not typed. */
function DelNacimiento(nacimiento: Nacimiento) {
  const { FechaNacimiento, IdSexo, CentroAtencion, CertificadoNacidoVivo: certificado } = nacimiento;
  return (
    <>
      <ReadOnlyField className="col-4" label={textos.campos.FechaNacimiento} value={toLocalDate(FechaNacimiento)} />
      <ReadOnlyField className="col-4" label={textos.campos.IdSexo} value={nacidosMessages.sexos[IdSexo]} />
      <ReadOnlyField className="col-4" label={textos.parto} value={partoDe(nacimiento)} />
      <ReadOnlyField className="col-8" label={textos.centro} value={CentroAtencion} />
      <ReadOnlyField className="col-4" label={textos.certificado} value={certificado} copy={certificado} />
    </>
  );
}

const sexos = [sexo.masculino, sexo.femenino].map((id) => ({
  value: String(id),
  label: nacidosMessages.sexos[id] ?? '',
}));

const multiplicidades = Object.entries(nacidosMessages.multiplicidades).map(([value, label]) => ({ value, label }));

function DeFuera({ form, familia }: Props & { readonly familia: Familia }) {
  const madres = familia.miembros.filter((one) => one.IdSexo === sexo.femenino);
  const { campos } = textos;
  return (
    <>
      <FormDate
        form={form}
        className="col-4"
        name="FechaNacimiento"
        label={campos.FechaNacimiento}
        required
        max={today()}
      />
      <FormSelect
        form={form}
        className="col-4"
        name="IdSexo"
        label={campos.IdSexo}
        required
        placeholder={textos.elija}
        options={sexos}
      />
      <FormSelect
        form={form}
        className="col-4"
        name="Multiplicidad"
        label={campos.Multiplicidad}
        required
        options={multiplicidades}
      />
      <FormSelect
        form={form}
        className="col-12"
        name="IdPersonaMadre"
        label={campos.IdPersonaMadre}
        placeholder={textos.madreNoAsegurada}
        options={madres.map((one) => ({ value: String(one.IdPersona), label: one.NombreCompleto }))}
      />
    </>
  );
}
