import { timeOfDay } from '#lib/dates.ts';
import { Card } from '#ui/layout/Card.tsx';
import type { Suceso } from '../registrar/estado.ts';
import { enviarMessages as textos } from './messages.ts';

/** What happened during the run, the last line first. A line about a row leads to it. */
export function QuePaso({ sucesos, alVer }: { sucesos: readonly Suceso[]; alVer: (fila: number) => void }) {
  const numerados = sucesos.map((suceso, id) => ({ ...suceso, id })).reverse();
  return (
    <Card title={textos.quePaso}>
      <ol className="envio-sucesos">
        {numerados.map(({ id, cuando, texto, fila }) => (
          <li key={id}>
            <time>{timeOfDay(cuando)}</time>
            <span>
              {texto}
              {fila === undefined ? null : (
                <>
                  {' '}
                  <button
                    type="button"
                    className="envio-ver"
                    aria-label={textos.verFila(fila)}
                    onClick={() => alVer(fila)}
                  >
                    {textos.ver}
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
