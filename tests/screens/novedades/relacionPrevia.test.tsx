import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { abrir, type Pagina } from './formulario.ts';

const tipos = async ({ user, campo, pestana, boton }: Pagina) => {
  await user.click(boton('Editar'));
  await pestana('Aviso de alta');
  const list = campo(/^Tipo alta/);
  await waitFor(() => expect(list).toHaveValue('INGRESO A LA EMPRESA'));
  await user.click(list);
  const box = within(list.closest('.list-box') as HTMLElement);
  return (await box.findAllByRole('option')).map((option) => option.textContent);
};

/** Registrations that may still be edited. */
const abiertas = ['pendiente', 'observado'] as const;

/** Somebody who has an unfinished registration, worked before, and has a record that says so. */
async function trabajo(who: (typeof abiertas)[number], IdEmpresa: number) {
  const { db, persona, novedad } = await ejemplo(who);
  for (const one of db.relaciones.by('persona', persona.IdPersona)) db.relaciones.remove(one.IdPersonaEmpresa);
  const dias = { FechaIngreso: '2019-02-03', FechaBaja: '2020-05-31' };
  const place = { IdPersona: persona.IdPersona, IdEmpresa: IdEmpresa || novedad().IdEmpresa, IdRegional: 1 };
  db.relaciones.put({ ...dias, ...place, IdPersonaEmpresa: 990_001, Cargo: '', HaberMensual: 0 });
  const [own] = [...db.pacientes.by('persona', persona.IdPersona), ...db.pacientes.all()];
  if (own) db.pacientes.put({ ...own, ...dias, IdPersona: persona.IdPersona, IdPacientePadre: 0 });
}

test.each(abiertas)(
  '[E-5.7-01, E-2.2-19, decision 6, E-7.1-11] a registration that is opened again, %s, offers a re-entry to who worked in this company',
  async (who) => {
    await trabajo(who, 0);
    expect(await tipos(await abrir(who))).toContain('REINGRESO');
  },
);

test.each(abiertas)(
  '[E-5.7-01, E-2.5-06, decision 6, E-7.1-11, E-2.2-19] and to nobody who worked in another, whatever their record says: %s',
  async (who) => {
    await trabajo(who, 502);
    expect(await tipos(await abrir(who))).not.toContain('REINGRESO');
  },
);

test('[E-4-45, decision 38] opened again, a re-entry and a change of name begin with the days in this company, not with those of the record', async () => {
  await trabajo('pendiente', 0);
  const { db, persona } = await ejemplo('pendiente');
  for (const own of db.pacientes.by('persona', persona.IdPersona))
    db.pacientes.put({ ...own, FechaIngreso: '2024-01-08', FechaBaja: '2025-08-31' });
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await pagina.elegir('Tipo alta', 'REINGRESO');
  await waitFor(() => expect(pagina.campo(/^Fecha de ingreso/)).toHaveValue('31/05/2020'));
  await pagina.elegir('Tipo alta', 'CAMBIO');
  await waitFor(() => expect(pagina.campo(/^Fecha de ingreso/)).toHaveValue('03/02/2019'));
});

test('a declared one is only read: nobody is asked', async () => {
  const asked = recordCalls('ObtieneEmpresasHabilitada');
  await abrir('declarado');
  expect(asked).toEqual([]);
});
