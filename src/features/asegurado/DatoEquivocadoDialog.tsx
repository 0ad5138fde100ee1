import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { parametroCorreoSeguros } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EmailLink } from '#ui/links/ContactLink.tsx';
import { corregir as textos } from './messages.ts';

/** The part of the page in which a datum is not right. */
export type Equivocado = 'personales' | 'seguro' | 'familiar';

/** The e-mail address of the insurance officer of the regional (spec F 9: parameter 8); '' if there is none. */
function useCorreoDeSeguros() {
  const IdRegional = useSession((s) => s.user?.id_regional ?? 0);
  const body = { IdParametro: parametroCorreoSeguros, IdRegional };
  const found = useQuery(reference(parametros.parametroRegional, { body }));
  return { correo: found.data?.Valor.trim() ?? '', pending: found.isPending };
}

/**
 * What can be done about a datum that is not right. No call lets insured persons change it themselves (spec R 7.2): it
 * says who corrects it, and starts the e-mail to the insurance officer.
 */
export function DatoEquivocadoDialog({
  de,
  paciente,
  onClose,
}: {
  readonly de: Equivocado;
  readonly paciente: PacientePorId;
  readonly onClose: () => void;
}) {
  const { correo, pending } = useCorreoDeSeguros();
  const words = textos[de];
  const datos = {
    nombre: paciente.BasePersonas.NombreCompleto,
    matricula: matriculaPropia(paciente.SegurosPacientes),
  };
  return (
    <Modal
      title={words.titulo}
      size="s"
      onClose={onClose}
      footer={
        <>
          {de === 'familiar' ? null : (
            <LinkButton tone="ghost" to={pathTo('mis-avisos')}>
              {textos.avisos}
            </LinkButton>
          )}
          <Button onClick={onClose}>{general.cerrar}</Button>
        </>
      }
    >
      <div className="propio-pila">
        <p>{words.quien}</p>
        <p>{words.empresa}</p>
        {pending ? <Skeleton lines={2} /> : null}
        {!pending && correo !== '' ? (
          <div>
            <p>
              {textos.escribir}:{' '}
              <EmailLink address={correo} subject={fill(words.asunto, datos)} body={fill(words.cuerpo, datos)} />
            </p>
            <p className="muted">{textos.correo}</p>
          </div>
        ) : null}
        {!pending && correo === '' ? <p>{textos.sinCorreo}</p> : null}
      </div>
    </Modal>
  );
}
