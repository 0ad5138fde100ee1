import { expect, test } from 'vitest';
import { eventoDe } from '#blocks/calendario/deCita.ts';

const cita = {
  que: 'Cardiología',
  quien: 'NÚÑEZ  VEGA, ANA',
  fecha: '2026-11-24',
  hora: '08:30',
  medico: 'DR. ROJAS',
  lugar: 'Hospital Central',
};

test('an appointment is an event of its day and hour', () => {
  expect(eventoDe(cita)).toEqual({
    id: expect.any(String),
    title: 'Cardiología: NÚÑEZ  VEGA, ANA',
    place: 'Hospital Central',
    notes: 'Con DR. ROJAS',
    day: '2026-11-24',
    time: '08:30',
  });
});

test('without a doctor it has no notes', () => {
  expect(eventoDe({ ...cita, medico: '' }).notes).toBe('');
});

test('its id has small letters, digits and single hyphens', () => {
  expect(eventoDe(cita).id).toBe('cardiologi-a-nu-n-ez-vega-ana-2026-11-24');
  expect(eventoDe({ ...cita, que: 'Rayos X (2)', quien: 'ANA' }).id).toBe('rayos-x-2-ana-2026-11-24');
});

test('the same person, day and matter are the same event, whatever else changes', () => {
  const { id } = eventoDe(cita);
  expect(eventoDe({ ...cita, hora: '10:00', medico: 'DRA. PAZ', lugar: 'Policlínico' }).id).toBe(id);
  expect(eventoDe({ ...cita, que: cita.que.normalize('NFD') }).id).toBe(id);
  for (const other of [{ que: 'Pediatría' }, { quien: 'VEGA EVA' }, { fecha: '2026-11-25' }])
    expect(eventoDe({ ...cita, ...other }).id).not.toBe(id);
});
