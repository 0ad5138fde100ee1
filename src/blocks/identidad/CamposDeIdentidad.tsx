import { today } from '#lib/dates.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { DatosForm, Errores } from './datos.ts';
import { identidadMensajes as texts } from './messages.ts';
import { TipoDocumentoField } from './TipoDocumentoField.tsx';

interface Props {
  readonly form: DatosForm;
  readonly errores: Errores<DatosForm>;
  readonly onChange: (field: keyof DatosForm, value: string) => void;
}

/** The seven data that name a person (spec F 2.6). */
export function CamposDeIdentidad({ form, errores, onChange }: Props) {
  const text = (field: Exclude<keyof DatosForm, 'tipoDocumento' | 'fechaNacimiento'>) => ({
    name: field,
    label: texts[field],
    upper: true,
    autoComplete: 'off',
    value: form[field],
    error: errores[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
  });
  return (
    <div className="grid">
      <TipoDocumentoField
        value={form.tipoDocumento}
        error={errores.tipoDocumento}
        onChange={(value) => onChange('tipoDocumento', value)}
      />
      <TextField {...text('numeroDocumento')} required className="col-3" />
      <TextField {...text('complemento')} className="col-2" hint={texts.pistaComplemento} maxLength={5} />
      <DateField
        className="col-3"
        name="fechaNacimiento"
        label={texts.fechaNacimiento}
        required
        max={today()}
        value={form.fechaNacimiento}
        {...(errores.fechaNacimiento ? { error: errores.fechaNacimiento } : {})}
        onChange={(value) => onChange('fechaNacimiento', value)}
      />
      <TextField {...text('apellidoPaterno')} className="col-4" hint={texts.pistaApellidos} />
      <TextField {...text('apellidoMaterno')} className="col-4" />
      <TextField {...text('nombres')} required className="col-4" />
    </div>
  );
}
