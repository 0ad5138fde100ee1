import './pago-del-aviso.css';
import { type CSSProperties, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { pagoDelAvisoMessages as textos } from './messages.ts';
import { type PagoDelTipo, useRequierePago } from './useRequierePago.ts';
import { useSaldoDeFormularios } from './useSaldoDeFormularios.ts';

const dicho: Readonly<Record<Exclude<PagoDelTipo, 'sinTipo'>, string>> = {
  preguntando: textos.preguntando,
  requiere: textos.conOrden,
  noRequiere: textos.sinOrden,
  noSeSabe: textos.noSeSabe,
};

/**
 * Whether the chosen type of notice is paid before it is declared, and how many bought forms are left. It informs and
 * blocks nothing. Nothing is shown without a type.
 */
export function FranjaDePago({
  idEmpresa,
  idTipoNovedad,
  idTipoPadre,
}: {
  readonly idEmpresa: number;
  readonly idTipoNovedad: number;
  readonly idTipoPadre: number;
}) {
  const { pago, reintentar, busy } = useRequierePago(idEmpresa, idTipoNovedad);
  const saldo = useSaldoDeFormularios(idTipoNovedad, idTipoPadre);
  const sentence = useRef<HTMLParagraphElement>(null);
  if (pago === 'sinTipo') return null;
  const alerta = pago === 'requiere' || pago === 'noSeSabe';
  return (
    <div className={`franja-pago ${alerta ? 'franja-pago-alerta' : ''}`}>
      <p ref={sentence} className="franja-pago-dicho" role="status" tabIndex={-1}>
        <Icon name="money" />
        <span>{dicho[pago]}</span>
      </p>
      {pago === 'noSeSabe' ? (
        <Button
          busy={busy}
          onClick={() => {
            // The button leaves while the question is repeated.
            sentence.current?.focus();
            reintentar();
          }}
        >
          {general.reintentar}
        </Button>
      ) : null}
      {saldo ? <Saldo {...saldo} /> : null}
    </div>
  );
}

function Saldo({ quedan, total }: { readonly quedan: number; readonly total: number }) {
  const share = total > 0 ? Math.max(0, Math.min(100, Math.round((quedan / total) * 100))) : 0;
  const style: CSSProperties & Record<`--${string}`, string> = { '--franja-queda': `${share}%` };
  return (
    <p className={`franja-pago-saldo ${quedan <= 0 ? 'franja-pago-sin' : ''}`}>
      <span>{textos.saldo}</span>
      <span className="franja-pago-barra" aria-hidden="true" style={style} />
      <b className="num">{fill(textos.quedan, { quedan, total })}</b>
      <Link to={pathTo('reporte-saldo-formulario-fisico')}>{textos.verSaldo}</Link>
    </p>
  );
}
