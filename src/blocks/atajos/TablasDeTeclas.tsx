import './atajos.css';
import { atajosMessages as textos } from './messages.ts';

/** Keys that do something, by what they are for. */
interface GrupoDeTeclas {
  readonly titulo: string;
  readonly teclas: readonly (readonly [keys: readonly string[], hace: string])[];
}

/** The keys of a screen, one table for each group. */
export function TablasDeTeclas({ grupos }: { readonly grupos: readonly GrupoDeTeclas[] }) {
  return grupos.map(({ titulo, teclas }) => (
    <table key={titulo} className="atajos">
      <caption>{titulo}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{textos.tecla}</th>
          <th scope="col">{textos.hace}</th>
        </tr>
      </thead>
      <tbody>
        {teclas.map(([keys, hace]) => (
          <tr key={keys.join(' ')}>
            <td>
              {keys.map((key) => (
                <span key={key}>
                  <kbd>{key}</kbd>{' '}
                </span>
              ))}
            </td>
            <td>{hace}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
