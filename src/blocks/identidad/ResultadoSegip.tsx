import { Alert } from '#ui/feedback/Alert.tsx';
import { identidadMensajes } from './messages.ts';
import type { Veredicto } from './segip.ts';

const texts = identidadMensajes.segip;

/** What the identity service said, in the words of spec F 5.3. Nobody found is for the caller to say. */
export function ResultadoSegip({ veredicto }: { readonly veredicto: Veredicto }) {
  switch (veredicto.tipo) {
    case 'coincide':
      return (
        <Alert tone="ok" live>
          {texts.coinciden}
        </Alert>
      );
    case 'noEncontrado':
      return (
        <Alert tone="warn" live>
          {texts.noEncontrado}
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
          {texts.noCorresponden}
        </Alert>
      ) : (
        <Alert tone="bad" live title={texts.noCoinciden}>
          <ul className="identidad-campos">
            {veredicto.campos.map(({ campo, sinVerificar }) => (
              <li key={campo}>
                {texts.campos[campo]}
                {sinVerificar ? ` (${texts.sinVerificar})` : ''}
              </li>
            ))}
          </ul>
        </Alert>
      );
  }
}
