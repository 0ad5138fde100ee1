import { screen, within } from '@testing-library/react';
import { TODAY } from '#support/clock.ts';
import { ejemplo } from '#support/screens.ts';

/** The insured person with an exam to pay, and another exam of hers that is free to be changed. */
export async function escena() {
  const { db, persona, nombre, novedad } = await ejemplo('examenRegistrado');
  const exam = novedad();
  const extra = () => {
    const IdPersonaNovedad = exam.IdPersonaNovedad + 400_000;
    const record = db.ocupacionales.get(exam.IdPersonaNovedad);
    if (!record) throw new Error('The example has no exam');
    db.novedades.put({ ...exam, IdPersonaNovedad });
    db.ocupacionales.put({ ...record, IdPersonaNovedad });
    return IdPersonaNovedad;
  };
  const ordenes = () => db.ordenes.all().filter((o) => o.novedades.includes(exam.IdPersonaNovedad));
  /** An order of her own in a stage. */
  const ordenada = async (etapa: 'borrador' | 'generada' | 'vencida') => {
    const [{ nuevaOrden }, { generarSolicitud }] = await Promise.all([
      import('#sandbox/rules/ordenes.ts'),
      import('#sandbox/rules/ordenesSolicitud.ts'),
    ]);
    const draft = { ...nuevaOrden(db.next('ordenes') + 1000, exam, TODAY), IdPersona: persona.IdPersona };
    const orden = db.ordenes.put({ ...draft, novedades: [exam.IdPersonaNovedad] });
    if (etapa !== 'borrador') generarSolicitud(db, orden, etapa === 'vencida' ? '2026-11-01' : TODAY);
    return orden.IdOrdenPago;
  };
  return { db, exam, nombre, extra, ordenes, ordenada };
}

/** The code of a payment of 50.00. */
export const elQr = () => screen.findByRole('img', { name: /^Código QR de pago por Bs\. 50\.00/ });

/** The question that says what is paid. */
export async function confirmar(importe = '50.00') {
  const dialog = await screen.findByRole('dialog', { name: `Pagar Bs. ${importe}` });
  return within(dialog);
}
