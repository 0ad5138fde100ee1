import { expect, test } from 'vitest';
import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { partoDe } from '#features/afiliacion/parto.ts';

const nacimiento = (Multiplicidad: number, PesoGramos = 0): Nacimiento => ({
  ...{ IdRecienNacido: 950_001, IdRegional: 1, CertificadoNacidoVivo: '', FechaNacimiento: '2026-11-11', IdSexo: 1 },
  ...{ CentroAtencion: '', IdPersonaMadre: 1, NombreMadre: '', DocumentoMadre: '', HistoriaClinica: '' },
  ...{ Multiplicidad, PesoGramos },
});

test('[F-3.11-11] a kind of birth is shown by its name; one that the list does not have is no name', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((code) => partoDe(nacimiento(code)))).toEqual([
    ...['DESCONOCIDO', 'ÚNICO', 'GEMELO', 'MELLIZO', 'TRILLIZO'],
    ...['CUATRILLIZO', 'QUINTILLIZO', 'SEXTILLIZO', 'SEPTILLIZO', 'OCTILLIZO', '—'],
  ]);
  expect(partoDe(nacimiento(2, 2450))).toBe('GEMELO, 2450 g');
});
