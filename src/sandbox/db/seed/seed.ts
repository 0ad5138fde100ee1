import { parentesco, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, addMonths, type IsoDate } from '#lib/dates.ts';
import type { Database } from '../database.ts';
import { empresas } from '../empresas.ts';
import { type Ejemplo, ejemplos } from '../examples.ts';
import { createRandom } from '../random.ts';
import type { Persona } from '../rows.ts';
import type { Change } from '../table.ts';
import { filasDeUsuarios } from '../usuarios.ts';
import { planNotices } from './noticePlans.ts';
import { type NoticePlan, sowNotices } from './notices.ts';
import { sowOrders } from './orders.ts';
import { type Sowing, sowDependant, sowPerson } from './people.ts';
import { type Sizes, type Sown, sowFamilies, sowPopulation, sowWorker } from './population.ts';

/** Goes up whenever the seed's rows change: what was kept on an older seed is set aside then. */
export const SEED_VERSION = 1;

const sizes: Readonly<Record<'full' | 'small', Sizes & { scale: number; waiting: number }>> = {
  full: {
    nuevos: 460,
    antiguos: 440,
    salidos: 260,
    retirados: 230,
    pasivos: 330,
    nunca: 290,
    personas: 3000,
    scale: 1,
    waiting: 12,
  },
  small: {
    nuevos: 60,
    antiguos: 70,
    salidos: 40,
    retirados: 40,
    pasivos: 50,
    nunca: 40,
    personas: 400,
    scale: 0.1,
    waiting: 4,
  },
};

/** The last seed drawn: tests sow the same one again and again. */
let drawn: { readonly of: string; readonly rows: readonly Change[] } | null = null;

/** Fills empty tables. The same day and size give the same rows, whatever the machine. */
export function sow(db: Database, dia: IsoDate, size: 'full' | 'small'): void {
  const of = `${size} ${dia}`;
  if (drawn?.of === of) {
    db.restore(drawn.rows);
    return;
  }
  draw(db, dia, size);
  drawn = { of, rows: db.dump() };
}

/** Draws the seed anew into empty tables. */
export function draw(db: Database, dia: IsoDate, size: 'full' | 'small'): void {
  const sowing: Sowing = { db, dia, random: createRandom(20_260_101) };
  const plan = sizes[size];
  for (const empresa of empresas) db.empresas.put(empresa);
  const { insured, notices: fixed, holders } = sowExamples(sowing);
  for (const usuario of filasDeUsuarios(insured)) db.usuarios.put(usuario);
  const people = sowPopulation(sowing, plan);
  const notices = sowNotices(sowing, [...fixed, ...trimmed(planNotices(sowing, people, plan.scale), fixed)]);
  sowOrders(sowing, notices, plan.waiting);
  sowFamilies(sowing, [...people.antiguos, ...people.nuevos, ...people.pasivos, ...holders], plan.personas);
}

/** The examples count among the notices: one drawn notice of the same kind and state leaves for each. */
function trimmed(plans: readonly NoticePlan[], fixed: readonly NoticePlan[]): NoticePlan[] {
  const left = [...plans];
  for (const example of fixed) {
    const at = left.findIndex((p) => p.estado === example.estado && p.idTipo === tipo.COTIZANTE_INGRESO_EMPRESA);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The people of db/examples.ts, with the notices that make them examples. */
function sowExamples(sowing: Sowing): { insured: Persona; notices: NoticePlan[]; holders: Sown[] } {
  const { dia } = sowing;
  const bancoLaPaz = { IdEmpresa: empresas[0].IdEmpresa, IdRegional: 1 };
  const named = (who: Ejemplo, names: string, IdSexo: number, fixed: Partial<Persona> = {}): Partial<Persona> => {
    const [ApellidoPaterno = '', ApellidoMaterno = '', Nombres = ''] = names.split('/');
    const carnet = {
      IdTipoDocumento: 1,
      IdExtensionDocumento: 1,
      ComplementoDocumento: '',
      FechaNacimiento: '1994-05-12',
    };
    const place = { IdNacionalidad: 1, IdUbicacionNacimiento: 101 };
    return {
      ApellidoPaterno,
      ApellidoMaterno,
      Nombres,
      IdSexo,
      NumeroDocumento: ejemplos[who],
      ...carnet,
      ...place,
      ...fixed,
    };
  };
  const free = (fixed: Partial<Persona>, blank = false): Sown => ({
    persona: sowPerson(sowing, { regional: 1, age: [20, 40], fixed, blank }),
    paciente: null,
    relacion: null,
    variante: 'cotizante',
    regional: 1,
  });
  const formerly = { ...bancoLaPaz, FechaIngreso: addMonths(dia, -40), FechaBaja: addMonths(dia, -5) };
  const working = { ...bancoLaPaz, FechaIngreso: addMonths(dia, -30) };

  free(named('registrable', 'APAZA/CHOQUE/ROSA', 2));
  free(named('registrableSinDatos', 'LIMACHI/ÑÁÑEZ/JOSÉ LUIS', 1, { ComplementoDocumento: '1A' }), true);
  sowWorker(
    sowing,
    formerly,
    named('reingreso', 'VARGAS/TÓRREZ/JUAN PABLO', 1, { ComplementoDocumento: '1F', IdExtensionDocumento: 2 }),
  );
  free(named('menor', 'CONDORI/FLORES/ANA LUCÍA', 2, { FechaNacimiento: addMonths(dia, -16 * 12 - 3) }));
  sowWorker(sowing, working, named('activo', 'MAMANI/QUISPE/BEATRIZ', 2));
  sowWorker(
    sowing,
    { IdEmpresa: empresas[1].IdEmpresa, IdRegional: 1, FechaIngreso: addMonths(dia, -18) },
    named('activoEnOtra', 'ÑÁÑEZ//ÓSCAR', 1, { FechaNacimiento: '1972-10-05' }),
  );
  free(
    named('extranjero', 'FERREIRA/DA SILVA/JOÃO', 1, {
      IdTipoDocumento: 2,
      IdExtensionDocumento: 10,
      IdNacionalidad: 4,
      IdUbicacionNacimiento: 0,
    }),
  );
  free(
    named('pasaporte', "O'CONNOR//MARY-JANE", 2, {
      IdTipoDocumento: 3,
      IdExtensionDocumento: 11,
      IdNacionalidad: 11,
      IdUbicacionNacimiento: 0,
    }),
  );
  free(
    named('nombreLargo', 'FERNÁNDEZ DE CÓRDOVA Y PEÑARANDA/VDA. DE GUTIÉRREZ-IBÁÑEZ/MARÍA DE LOS ÁNGELES GUADALUPE', 2),
  );

  const insured = sowWorker(
    sowing,
    working,
    named('asegurado', 'CÉSPEDES/MUÑOZ/ELENA', 2, { FechaNacimiento: '1985-12-31' }),
  );
  if (insured.paciente) {
    const family = { persona: insured.persona, paciente: insured.paciente, regional: 1 };
    sowDependant(sowing, family, parentesco.esposo);
    sowDependant(sowing, family, parentesco.hijo);
    sowDependant(sowing, family, parentesco.hijo);
  }

  const notice = (
    sown: Sown,
    estado: NoticePlan['estado'],
    idTipo: number = tipo.COTIZANTE_INGRESO_EMPRESA,
  ): NoticePlan => ({
    idTipo,
    sown: { ...sown, relacion: null },
    puesto: bancoLaPaz,
    estado,
    fecha: addDays(dia, -Math.min(3, Number(dia.slice(8)) - 1)),
  });
  const renamed = tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL;
  const notices = [
    notice(free(named('pendiente', 'SUÁREZ/ROCA/DIEGO', 1)), 'registrado'),
    notice(free(named('declarado', 'POMA/CALLISAYA/SOFÍA', 2)), 'declarado'),
    notice(free(named('observado', 'TICONA/YUJRA/NOEMÍ', 2)), 'observado'),
    notice(sowWorker(sowing, formerly, named('porPagar', 'COLQUE/VILLCA/GERMÁN', 1)), 'registrado', renamed),
    notice(sowWorker(sowing, formerly, named('pagado', 'ARCE/DURÁN/TOMÁS', 1)), 'pagado', renamed),
  ];
  return { insured: insured.persona, notices, holders: [insured] };
}
