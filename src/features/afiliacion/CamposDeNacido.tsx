import { useQuery } from '@tanstack/react-query';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { reference } from '#client/query.ts';
import { nacionalidad, sexo } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';
import { today, toLocalDate } from '#lib/dates.ts';
import { matricula } from '#lib/matricula.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { nacidosMessages, registroMessages as textos } from './messages.ts';
import type { Campo, Familia, NacidoForm, Problemas } from './registro.ts';

interface Props {
  readonly form: NacidoForm;
  readonly problemas: Problemas;
  readonly onChange: (campo: Campo, value: string) => void;
}

/** The newborn's data. A birth of the hospital system fixes day and sex; the sexes are two, and nobody is DESCONOCIDO (spec R 5.8). */
export function CamposDeNacido({
  familia,
  conNacimiento,
  ...props
}: Props & { familia: Familia; conNacimiento: boolean }) {
  const paises = useQuery(reference(parametros.paises, { params: { valor: 0 } }));
  const { form, problemas, onChange } = props;
  return (
    <div className="grid">
      <ListasFallidas de={[paises]} className="col-12" />
      <Texto {...props} name="ApellidoPaterno" className="col-4" />
      <Texto {...props} name="ApellidoMaterno" className="col-4" />
      <Texto {...props} name="Nombres" className="col-4" required />
      {conNacimiento ? <DelNacimiento form={form} /> : <DeFuera {...props} familia={familia} />}
      <SelectField
        className="col-4"
        name="IdNacionalidad"
        label={textos.campos.IdNacionalidad}
        required
        placeholder={textos.elija}
        options={(paises.data ?? [])
          .filter(({ Id }) => Id !== nacionalidad.desconocida)
          .map(({ Id, Descripcion }) => ({ value: Id, label: Descripcion }))}
        value={form.IdNacionalidad}
        error={problemas.IdNacionalidad}
        onChange={(event) => onChange('IdNacionalidad', event.currentTarget.value)}
      />
      <Texto {...props} name="NumeroDocumento" className="col-4" hint={textos.pistaDocumento} />
      <ReadOnlyField
        className="col-4"
        label={textos.matricula}
        value={matricula({ ...form, IdSexo: Number(form.IdSexo) }) || nacidosMessages.sinMatricula}
      />
      <TextAreaField
        className="col-12"
        name="Observacion"
        label={textos.campos.Observacion}
        limit={200}
        rows={2}
        value={form.Observacion}
        onChange={(event) => onChange('Observacion', event.currentTarget.value)}
      />
    </div>
  );
}

function Texto({
  form,
  problemas,
  onChange,
  name,
  ...rest
}: Props & { name: Campo; className: string; required?: boolean; hint?: string }) {
  return (
    <TextField
      {...rest}
      name={name}
      label={textos.campos[name]}
      upper
      maxLength={50}
      autoComplete="off"
      value={form[name]}
      error={problemas[name]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}

function DelNacimiento({ form }: { readonly form: NacidoForm }) {
  return (
    <>
      <ReadOnlyField
        className="col-6"
        label={textos.campos.FechaNacimiento}
        value={toLocalDate(form.FechaNacimiento)}
      />
      <ReadOnlyField
        className="col-6"
        label={textos.campos.IdSexo}
        value={nacidosMessages.sexos[Number(form.IdSexo)]}
      />
    </>
  );
}

const sexos = [sexo.masculino, sexo.femenino].map((value) => ({ value, label: nacidosMessages.sexos[value] ?? '' }));

function DeFuera({ form, problemas, onChange, familia }: Props & { familia: Familia }) {
  const madres = familia.miembros.filter((one) => one.IdSexo === sexo.femenino);
  return (
    <>
      <DateField
        className="col-4"
        name="FechaNacimiento"
        label={textos.campos.FechaNacimiento}
        required
        max={today()}
        value={form.FechaNacimiento}
        {...(problemas.FechaNacimiento ? { error: problemas.FechaNacimiento } : {})}
        onChange={(value) => onChange('FechaNacimiento', value)}
      />
      <SelectField
        className="col-4"
        name="IdSexo"
        label={textos.campos.IdSexo}
        required
        placeholder={textos.elija}
        options={sexos}
        value={form.IdSexo}
        error={problemas.IdSexo}
        onChange={(event) => onChange('IdSexo', event.currentTarget.value)}
      />
      <TextField
        className="col-4"
        name="Multiplicidad"
        label={textos.campos.Multiplicidad}
        required
        inputMode="numeric"
        maxLength={1}
        value={form.Multiplicidad}
        error={problemas.Multiplicidad}
        onChange={(event) => onChange('Multiplicidad', event.currentTarget.value)}
      />
      <SelectField
        className="col-12"
        name="IdPersonaMadre"
        label={textos.campos.IdPersonaMadre}
        placeholder={textos.madreNoAsegurada}
        options={madres.map((one) => ({ value: one.IdPersona, label: one.NombreCompleto }))}
        value={form.IdPersonaMadre}
        onChange={(event) => onChange('IdPersonaMadre', event.currentTarget.value)}
      />
    </>
  );
}
