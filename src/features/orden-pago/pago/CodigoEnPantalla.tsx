import { useEffect, useState } from 'react';
import { useTask } from '#client/useTask.ts';
import type { CodigoQr } from '#contract/entities/ordenPago.ts';
import { now, timeOfDay, toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { download } from '#ui/table/exportTable.ts';
import { pagoMessages as textos } from '../messagesPago.ts';
import { direccionDe, imagenDe, minutosHasta, resta } from './codigoQr.ts';
import type { Consulta } from './pago.ts';

const PULSO = 30_000;

interface Props {
  readonly qr: CodigoQr;
  /** The services' own words about the code. */
  readonly mensaje: string;
  /** Unset for an employer's order: only that is called a request. */
  readonly propio?: true;
  readonly consulta: Consulta | null;
  readonly alVerificar: () => Promise<void>;
}

/** A code to pay: image, amount and transaction code, how long it is valid, and whether the payment arrived. */
export function CodigoEnPantalla({ qr, mensaje, propio, consulta, alVerificar }: Props) {
  const imagen = imagenDe(qr);
  const importe = bolivianos(qr.Importe);
  const codigo = qr.CodigoTransaccion;
  const [verificar, busy] = useTask(alVerificar);
  return (
    <div className="pago">
      <p className="pago-mensaje">{mensaje}</p>
      <div className="pago-dos">
        <div className="pago-codigo">
          {imagen ? (
            <img
              className="pago-imagen"
              src={direccionDe(qr)}
              width={245}
              height={245}
              alt={fill(codigo ? textos.imagen : textos.imagenSinCodigo, { importe, codigo })}
            />
          ) : (
            <Alert tone="warn">{textos.sinImagen}</Alert>
          )}
          {imagen ? (
            <Button icon="download" onClick={() => download(imagen, `QR-${codigo || qr.IdOrdenPago}.png`)}>
              {textos.descargar}
            </Button>
          ) : null}
        </div>
        <div className="pago-datos">
          <dl className="pago-hechos">
            <dt>{textos.importe}</dt>
            <dd className="pago-importe num">{importe}</dd>
            {codigo ? (
              <>
                <dt>{textos.codigo}</dt>
                <dd className="num">
                  {codigo}
                  <CopyButton text={codigo} label={textos.codigo} />
                </dd>
              </>
            ) : null}
          </dl>
          <p className="muted">{textos.explicacion}</p>
          <Vencimiento fecha={qr.FechaVencimiento} texto={propio ? textos.vencePropio : textos.vence} />
          <p className="pago-espera" role="status">
            <span className="pago-pulso" aria-hidden="true" />
            {consultado(consulta)}
          </p>
          <Button icon="refresh" busy={busy} onClick={() => void verificar()}>
            {textos.verificar}
          </Button>
        </div>
      </div>
      <details className="pago-texto">
        <summary>{textos.contenido}</summary>
        <p>
          <code>{qr.Contenido}</code>
          <CopyButton text={qr.Contenido} label={textos.contenido} />
        </p>
      </details>
    </div>
  );
}

/** When the services were last asked, without seconds: so assistive technology announces it at most once a minute. */
function consultado(consulta: Consulta | null): string {
  if (!consulta) return textos.esperando;
  if (!consulta.respondida) return textos.sinConsulta;
  return fill(textos.consultado, { hora: timeOfDay(consulta.a) });
}

/** How long the code can be paid. The countdown is not announced to assistive technology. */
function Vencimiento({ fecha, texto }: { readonly fecha: string; readonly texto: string }) {
  const [ahora, setAhora] = useState(now);
  useEffect(() => {
    const pulse = setInterval(() => setAhora(now()), PULSO);
    return () => clearInterval(pulse);
  }, []);
  if (fecha === '') return null;
  return (
    <p className="pago-vence">
      <Icon name="clock" />
      {fill(texto, { fecha: toLocalDate(fecha), resta: resta(minutosHasta(fecha, ahora)) })}
    </p>
  );
}
