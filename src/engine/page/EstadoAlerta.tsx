import type { Rol } from '#blocks/rol/rolActual.ts';
import type { Accion } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { paginaMessages as textos } from './messages.ts';

/** What a notice is waiting for, in one sentence, with the next step. */
export function EstadoAlerta({
  loaded,
  allowed,
  editing,
  onAction,
  alVerConstancia,
  porPagar,
  rol,
}: {
  readonly loaded: Pick<LoadedNovedad, 'estado' | 'sinHistorico'>;
  readonly allowed: ReadonlySet<Accion>;
  readonly editing: boolean;
  readonly onAction: (action: Accion) => void;
  /** Prints the copy of a declared notice; null if that is not offered. */
  readonly alVerConstancia: (() => void) | null;
  /** The services declare it only after it is paid. */
  readonly porPagar: boolean;
  readonly rol: Rol;
}) {
  const declarar =
    allowed.has('declarar') && !editing && !porPagar ? (
      <Button tone="primary" onClick={() => onAction('declarar')}>
        {engineMessages.declarar}
      </Button>
    ) : null;
  switch (loaded.estado) {
    case 'observado':
      // What was observed says it all.
      return null;
    case 'registrado':
      return (allowed.has('declarar') || allowed.has('editar')) && !editing ? (
        <Alert tone="info" actions={declarar}>
          {porPagar
            ? engineMessages.pagoAntesDeDeclarar
            : declarar
              ? textos.registrado
              : rol === 'personal'
                ? textos.registradoPorLaCaja
                : textos.registradoAjeno}
        </Alert>
      ) : null;
    case 'pagado':
      return (
        <Alert tone="info" actions={declarar}>
          {rol === 'personal' ? textos.pagadoPorLaCaja : rol === 'asegurado' ? textos.pagadoAjeno : textos.pagado}
        </Alert>
      );
    case 'declarado':
      return (
        <Alert
          tone="info"
          actions={
            alVerConstancia ? (
              <Button icon="print" onClick={alVerConstancia}>
                {engineMessages.imprimirConstancia}
              </Button>
            ) : null
          }
        >
          {allowed.has('aceptar') ? textos.declaradoPersonal : textos.declaradoEmpresa}
        </Alert>
      );
    case 'anulado':
      return <Alert tone="bad">{textos.anulado}</Alert>;
    case null:
      // An unsaved notice is being edited. Otherwise it was deleted, and its form stays to be read.
      return editing ? null : <Alert tone="info">{textos.eliminado}</Alert>;
    default:
      return loaded.sinHistorico ? <Alert tone="info">{engineMessages.sinHistorico}</Alert> : null;
  }
}
