import { elegirEspera, esperaElegida, PLAZOS, useDeRevision } from '#engine/queue/preferencia.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { decidirMessages as textos } from './messages.ts';

const opciones = [
  ...PLAZOS.map((plazo) => ({ value: plazo, label: textos.segundos(plazo) })),
  { value: 'preguntar', label: textos.preguntar },
];

/** The reviewer's choice of how long a decision can be taken back, for the help of the desk. */
export function PreferenciaDeEspera() {
  const espera = useDeRevision(esperaElegida);
  return (
    <SelectField
      label={textos.preferencia}
      hint={textos.preferenciaAyuda}
      options={opciones}
      value={espera}
      onChange={({ target }) => elegirEspera(PLAZOS.find((plazo) => String(plazo) === target.value) ?? 'preguntar')}
    />
  );
}
