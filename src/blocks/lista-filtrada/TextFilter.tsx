import { TextField } from '#ui/fields/TextField.tsx';
import { listaFiltradaMessages as textos } from './messages.ts';
import './lista-filtrada.css';

/** The free-text box above the results of a list. Its placeholder says what it is for. */
export function TextFilter({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  return (
    <TextField
      className="list-toolbar-text field-label-hidden"
      label={textos.filtrar}
      placeholder={`${textos.filtrar}…`}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
