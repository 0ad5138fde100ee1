import './asegurado.css';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { useTask } from '#client/useTask.ts';
import { reportes } from '#contract/services/reportes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CaraDelCarne, type DatosDeCarne, useEmpresaDelSeguro } from './CaraDelCarne.tsx';
import { asegurado } from './messages.ts';
import { estadoDe, useAvisosPropios } from './propios.ts';
import { VerCarne } from './VerCarne.tsx';

const textos = asegurado.carne;

/** The place of the card while its data load: as high as the card of a holder. */
export const CarneEnEspera = () => (
  <div className="carne-lugar carne-espera">
    <div className="carne-hueco">
      <Skeleton lines={6} />
    </div>
    <div className="carne-espera-actos" />
  </div>
);

/** The insured person's card on screen, and the fund's own card as PDF once a notice was accepted (spec E 7.1). */
export function Carne(datos: DatosDeCarne) {
  const { BasePersonas: p, SegurosPacientes: s } = datos.paciente;
  const empresa = useEmpresaDelSeguro(s.IdEmpresa);
  return (
    <div className="carne-lugar">
      <CaraDelCarne {...datos} />
      {empresa.data ? null : <ListasFallidas de={[empresa]} text={textos.sinEmpresa} />}
      <div className="acts">
        <VerCarne {...datos} texto={textos.entero} />
        <CarnePdf idPersona={p.IdPersona} />
      </div>
    </div>
  );
}

function CarnePdf({ idPersona }: { readonly idPersona: number }) {
  const avisos = useAvisosPropios(idPersona);
  const visor = useVisorPdf();
  const accepted = avisos.data?.find((row) => estadoDe(row) === 'aceptado');
  const [show, busy] = useTask(async (idPersonaNovedad: number) =>
    visor.show(textos.titulo, textos.archivo, () =>
      call(reportes.carneAsegurado, { params: { idPersona, idPersonaNovedad } }),
    ),
  );
  const waiting = avisos.isPending;
  return (
    <>
      {avisos.data ? null : <ListasFallidas de={[avisos]} text={textos.sinAvisos} />}
      {
        // The button is there before the answer, so that nothing moves when it comes.
        waiting || accepted ? (
          <Button
            icon="card"
            busy={waiting || busy}
            onClick={() => (accepted ? void show(accepted.IdPersonaNovedad) : undefined)}
          >
            {textos.ver}
          </Button>
        ) : avisos.isSuccess ? (
          <p className="carne-nota">{textos.sinPdf}</p>
        ) : null
      }
      {visor.element}
    </>
  );
}
