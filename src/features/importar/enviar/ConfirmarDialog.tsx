import { useId } from 'react';
import { nombreRegional, regionales } from '#contract/enumerations.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Fila } from '../fila/fila.ts';
import { enviarMessages } from './messages.ts';
import { porPeriodoYTipo } from './porPeriodo.ts';

const textos = enviarMessages.confirmar;

/** The one confirmation of all rows, in place of the question of each notice: regional, counts per type and period. */
export function ConfirmarDialog({
  filas,
  idRegional,
  costo,
  alAceptar,
  alCerrar,
}: {
  readonly filas: readonly Fila[];
  readonly idRegional: number;
  readonly costo: { readonly llamadas: number; readonly minutos: number };
  readonly alAceptar: () => void;
  readonly alCerrar: () => void;
}) {
  const id = useId();
  const conocida = regionales[idRegional] !== undefined;
  return (
    <Modal
      title={textos.titulo}
      size="s"
      describedBy={id}
      onClose={alCerrar}
      footer={
        <>
          <Button onClick={alCerrar}>{general.cancelar}</Button>
          <Button
            tone="primary"
            disabled={!conocida}
            onClick={alAceptar}
            {...(conocida ? { 'data-autofocus': '' } : {})}
          >
            {textos.aceptar(filas.length)}
          </Button>
        </>
      }
    >
      <div id={id} className="envio-confirmar">
        <p>
          <Icon name="building" />
          <strong>{textos.regional(nombreRegional(idRegional))}</strong>
        </p>
        {conocida ? null : <Alert tone="warn">{textos.sinRegional}</Alert>}
        {porPeriodoYTipo(filas).map(({ mes, tipos }) => (
          <div key={mes}>
            <p>{textos.periodo(mes)}</p>
            <ul>
              {tipos.map(({ tipo, cuantas }) => (
                <li key={tipo}>{textos.linea(cuantas, textos.tipos[tipo][cuantas === 1 ? 0 : 1])}</li>
              ))}
            </ul>
          </div>
        ))}
        <p className="envio-tenue">{textos.costo(costo.llamadas, costo.minutos)}</p>
      </div>
    </Modal>
  );
}
