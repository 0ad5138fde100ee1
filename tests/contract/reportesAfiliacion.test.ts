import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { afiliacionCambios, reportesAfiliacion } from '#contract/services/index.ts';
import { openFund, pair, persona, signIn } from './fund.ts';

const denied = { status: 200, ok: false, text: 'No tiene acceso.' };

/** Commitments of each kind, written by the employer. */
async function commitments() {
  const fund = openFund();
  const empresa = await signIn(fund, 'empresa');
  const body = {
    IdPersona: persona(fund, 'asegurado'),
    FechaCompromiso: '2026-12-15',
    Observacion: 'CERTIFICADO → 王',
  };
  const documents = pair(await empresa.call(afiliacionCambios.compromisoAfiliacion, { body })).idPersonaNovedad;
  const payment = pair(
    await empresa.call(afiliacionCambios.compromisoPago, { body: { ...body, Monto: 1234.5, Cuotas: 3 } }),
  ).idPersonaNovedad;
  return { fund, empresa, documents, payment };
}

test('[R-7.2-05] commitments are PDFs of one page, the same bytes each time, for employer, staff and the person', async () => {
  const { fund, empresa, documents, payment } = await commitments();
  for (const [endpoint, idPersonaNovedad, title] of [
    [reportesAfiliacion.compromisoAfiliacion, documents, 'Compromiso de afiliación'],
    [reportesAfiliacion.compromisoPago, payment, 'Compromiso de pago'],
  ] as const) {
    const print = async (user: string) =>
      (await signIn(fund, user)).fetch(endpoint, { params: { idPersonaNovedad } }, 'others');
    const response = await empresa.fetch(endpoint, { params: { idPersonaNovedad } });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toBe(`${title} ${fund.db.afiliaciones.get(idPersonaNovedad)?.NumeroDocumento}`);
    for (const user of ['personal', 'asegurado'])
      expect(new Uint8Array(await (await print(user)).arrayBuffer())).toEqual(bytes);
  }
});

test('[R-7.2-05] another company’s, another kind and what does not exist are refused with a text', async () => {
  const { fund, empresa, documents, payment } = await commitments();
  const stranger = await signIn(fund, 'obligado');
  const ask = (who: typeof empresa, idPersonaNovedad: number | string) =>
    who.call(reportesAfiliacion.compromisoPago, { params: { idPersonaNovedad } });
  expect(await ask(stranger, payment)).toMatchObject(denied);
  expect(await ask(empresa, 1)).toMatchObject(denied);
  expect(await ask(empresa, documents)).toMatchObject({
    ok: false,
    text: 'La novedad no corresponde a un compromiso.',
  });
  expect(await ask(empresa, 'x')).toMatchObject({ status: 400, text: expect.stringContaining('idPersonaNovedad') });
});
