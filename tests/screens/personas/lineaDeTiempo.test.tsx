import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tabla } from '#contract/enumerations.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { Novedad, Orden } from '#sandbox/db/rows.ts';
import { ejemplo } from '#support/screens.ts';
import { ahora, carpeta, linea } from './pantalla.ts';

/** The timeline as people read it: one text per entry, in order. */
const leida = () =>
  linea()
    .queryAllByRole('listitem')
    .map((one) => one.textContent);

/** Somebody who was hired by a company and had an exam. Nothing else happened. */
async function conExamen() {
  const { db, persona } = await ejemplo('examenVigente');
  for (const cita of db.citas.all()) db.citas.remove(cita.IdCita);
  for (const { IdSeguimiento } of db.seguimientos.all()) db.seguimientos.remove(IdSeguimiento);
  const [ingreso, examen] = db.novedades.by('persona', persona.IdPersona);
  if (!ingreso || !examen) throw new Error('The seed’s example has no notice or no exam');
  return { db, persona, ingreso, examen };
}

/** Adds an entry to a notice's tracking, at its own time. */
const anotar = (db: Database, de: Novedad, Fecha: string, texto: { Asunto: string; Mensaje: string }) =>
  db.seguimientos.put({
    IdSeguimiento: db.next('seguimientos'),
    IdTabla: de.IdPersonaNovedad,
    Tabla: tabla.novedad,
    Correos: [],
    TipoSeguimiento: 1,
    Usuario: 'personal',
    Fecha,
    ...texto,
  });

const ordenar = (db: Database, { IdPersonaNovedad }: Novedad, extra: Partial<Orden>) => {
  const [one] = db.ordenes.all();
  if (!one) throw new Error('The seed has no order');
  const { IdPersona: _, ...rest } = one;
  return db.ordenes.put({
    ...rest,
    IdOrdenPago: db.next('ordenes') + 5000,
    IdEmpresa: 501,
    IdRegional: 1,
    FechaOrdenPago: '2026-10-05',
    CodigoTransaccion: `TX-${IdPersonaNovedad}`,
    novedades: [IdPersonaNovedad],
    ...extra,
  });
};

test('[R-7.7-01] exams, an absence, orders and an observation stand each at their place with their text', async () => {
  const { db, persona, ingreso, examen } = await conExamen();
  const [laboratorio, radiografia, evaluacion] = db.examenesOcupacionales.by('novedad', examen.IdPersonaNovedad);
  if (!laboratorio || !radiografia || !evaluacion) throw new Error('The exam has no examinations');
  db.examenesOcupacionales.put({ ...laboratorio, Fecha: '2026-11-18', Resultado: 'NORMAL' });
  db.examenesOcupacionales.put({ ...radiografia, Fecha: '', Resultado: '' });
  db.examenesOcupacionales.remove(evaluacion.IdExamen);
  const IdPaciente = db.pacientes.by('persona', persona.IdPersona)[0]?.IdPaciente ?? 0;
  const cita = { IdPaciente, IdEmpresa: 501, IdRegional: 1, IdCentro: 11, IdEspecialidad: 1, Medico: 'DR. ROJAS' };
  db.citas.put({ ...cita, IdCita: 1, Fecha: '2026-11-16', Hora: '09:15', IdEstado: 3 });
  ordenar(db, examen, { FechaPago: '2026-10-09', Cobrado: true });
  ordenar(db, ingreso, { FechaPago: '', NumeroFactura: 0, Cobrado: false });
  // Written at eleven at night in Bolivia, which is already the next day in UTC.
  anotar(db, ingreso, '2026-11-17T03:00:00.000Z', {
    Asunto: 'Observación de la caja',
    Mensaje: '<p>Falta el <b>certificado</b>.</p>',
  });
  db.novedades.put({ ...ingreso, Observacion: 'Sin la firma del empleado.' });
  await carpeta(persona.IdPersona);
  await waitFor(() =>
    expect(leida()).toEqual([
      'Exámenes: LABORATORIO18/11/2026Resultado: NORMAL',
      `Avisos: PREOCUPACIONALConcluido17/11/2026Nº ${examen.NumeroDocumento} · Empresa: Banco Altiplano S.A.`,
      'Exámenes: RADIOGRAFÍA DE TÓRAX17/11/2026Sin resultado todavía',
      'Observaciones: Observación de la caja16/11/2026 23:00Falta el certificado.personal',
      'Citas e inasistencias: MEDICINA GENERALINASISTENCIA16/11/2026 09:15DR. ROJAS · HOSPITAL LA PAZ',
      `Pagos: Orden de pago TX-${examen.IdPersonaNovedad}09/10/2026Bs. 50.00, pagada el 09/10/2026`,
      `Pagos: Orden de pago TX-${ingreso.IdPersonaNovedad}05/10/2026Bs. 50.00, por pagar`,
      'Observaciones: INGRESO A LA EMPRESA01/03/2026Sin la firma del empleado.',
      `Avisos: INGRESO A LA EMPRESAAceptado26/02/2026Nº ${ingreso.NumeroDocumento} · Empresa: Banco Altiplano S.A.Abrir`,
      'Documentos: fotografia.png26/02/2026INGRESO A LA EMPRESAVer',
      'Documentos: documento-de-identidad.pdf26/02/2026INGRESO A LA EMPRESAVer',
    ]),
  );
  expect(await ahora().findByText(/^Hay una orden de pago sin pagar por Bs\. 50\.00/)).toBeVisible();
});

test('a long line shows thirty at first and the rest when it is asked, of one kind too', async () => {
  const { db, persona, ingreso } = await conExamen();
  for (let at = 0; at < 65; at += 1)
    anotar(db, ingreso, `2026-04-01T12:00:${String(at % 60).padStart(2, '0')}.000Z`, {
      Asunto: at === 64 ? 'El último' : 'Nota',
      Mensaje: '',
    });
  const { user } = await carpeta(persona.IdPersona);
  // Besides the 65 entries: two notices, three examinations, two documents.
  await user.click(await linea().findByRole('button', { name: 'Ver más (42)' }));
  expect(leida()).toHaveLength(60);
  await user.click(linea().getByRole('button', { name: 'Ver más (12)' }));
  expect(leida()).toHaveLength(72);
  expect(leida().at(-1)).toMatch(/^Documentos: documento/);
  expect(linea().queryByRole('button', { name: /^Ver más/ })).toBeNull();
  await user.click(linea().getByRole('button', { name: 'Estados y mensajes65' }));
  expect(leida()).toHaveLength(30);
  expect(linea().getByRole('button', { name: 'Ver más (35)' })).toBeVisible();
});

test('a notice stands there with its number and its company', async () => {
  const { db, persona, ingreso } = await conExamen();
  db.novedades.put({ ...ingreso, NumeroDocumento: '2026-00555' });
  await carpeta(persona.IdPersona);
  await waitFor(() => expect(leida().some((text) => /Nº 2026-00555/.test(text ?? ''))).toBe(true));
});
