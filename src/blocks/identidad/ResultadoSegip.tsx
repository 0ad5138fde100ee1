import { Alert } from '#ui/feedback/Alert.tsx';
import { identidadMessages } from './messages.ts';
import { enPalabras, type Veredicto } from './segip.ts';

const textos = identidadMessages.segip;

/** The verdict of the identity service, in the words of spec F 5.3. */
export function ResultadoSegip({ veredicto }: { readonly veredicto: Veredicto }) {
  switch (veredicto.tipo) {
    case 'coincide':
      return (
        <Alert tone="ok" live>
          {textos.coinciden}
        </Alert>
      );
    case 'noEncontrado':
      return (
        <Alert tone="warn" live>
          {textos.noEncontrado}
        </Alert>
      );
    case 'impedido':
      return (
        <Alert tone="bad" live>
          {veredicto.texto}
        </Alert>
      );
    case 'difiere':
      return veredicto.soloDocumento ? (
        <Alert tone="bad" live>
          {textos.noCorresponden}
        </Alert>
      ) : (
        <Alert tone="bad" live title={textos.noCoinciden}>
          <ul className="identidad-campos">
            {veredicto.campos.map((one) => (
              <li key={one.campo}>{enPalabras(one)}</li>
            ))}
          </ul>
        </Alert>
      );
  }
}
