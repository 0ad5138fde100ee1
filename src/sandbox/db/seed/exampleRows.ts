import { parentesco, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, addMonths } from '#lib/dates.ts';
import { empresas } from '../empresas.ts';
import { type Ejemplo, ejemplos } from '../examples.ts';
import type { Persona } from '../rows.ts';
import type { NoticePlan } from './notices.ts';
import { type Sowing, sowDependant, sowPerson } from './people.ts';
import { type Sown, sowWorker } from './population.ts';

const bancoLaPaz = { IdEmpresa: empresas[0].IdEmpresa, IdRegional: 1 };

/** The fixed data of an example: 'PATERNAL/MATERNAL/NAMES', sex, and what differs from a carnet of La Paz. */
function named(who: Ejemplo, names: string, IdSexo: number, fixed: Partial<Persona> = {}): Partial<Persona> {
  const [ApellidoPaterno = '', ApellidoMaterno = '', Nombres = ''] = names.split('/');
  return {
    ApellidoPaterno,
    ApellidoMaterno,
    Nombres,
    IdSexo,
    IdTipoDocumento: 1,
    NumeroDocumento: ejemplos[who],
    ComplementoDocumento: '',
    IdExtensionDocumento: 1,
    FechaNacimiento: '1994-05-12',
    IdNacionalidad: 1,
    IdUbicacionNacimiento: 101,
    ...fixed,
  };
}

/** Adds somebody who has never worked. */
function free(sowing: Sowing, fixed: Partial<Persona>, blank = false): Sown {
  const persona = sowPerson(sowing, { regional: 1, age: [20, 40], fixed, blank });
  return { persona, paciente: null, relacion: null, variante: 'cotizante', regional: 1 };
}

const formerly = ({ dia }: Sowing) => ({
  ...bancoLaPaz,
  FechaIngreso: addMonths(dia, -40),
  FechaBaja: addMonths(dia, -5),
});
const working = ({ dia }: Sowing) => ({ ...bancoLaPaz, FechaIngreso: addMonths(dia, -30) });

/** Adds people without a notice. Some may be registered, others may not. */
function sowPeople(sowing: Sowing): void {
  const { dia } = sowing;
  free(sowing, named('registrable', 'APAZA/CHOQUE/ROSA', 2));
  free(sowing, named('registrableSinDatos', 'LIMACHI/ÑÁÑEZ/JOSÉ LUIS', 1, { ComplementoDocumento: '1A' }), true);
  free(sowing, named('menor', 'CONDORI/FLORES/ANA LUCÍA', 2, { FechaNacimiento: addMonths(dia, -16 * 12 - 3) }));
  const abroad = { IdTipoDocumento: 2, IdExtensionDocumento: 10, IdNacionalidad: 4, IdUbicacionNacimiento: 0 };
  free(sowing, named('extranjero', 'FERREIRA/DA SILVA/JOÃO', 1, abroad));
  const passport = { IdTipoDocumento: 3, IdExtensionDocumento: 11, IdNacionalidad: 11, IdUbicacionNacimiento: 0 };
  free(sowing, named('pasaporte', "O'CONNOR//MARY-JANE", 2, passport));
  const long = 'FERNÁNDEZ DE CÓRDOVA Y PEÑARANDA/VDA. DE GUTIÉRREZ-IBÁÑEZ/MARÍA DE LOS ÁNGELES GUADALUPE';
  free(sowing, named('nombreLargo', long, 2));

  const elsewhere = { ComplementoDocumento: '1F', IdExtensionDocumento: 2 };
  sowWorker(sowing, formerly(sowing), named('reingreso', 'VARGAS/TÓRREZ/JUAN PABLO', 1, elsewhere));
  sowWorker(sowing, working(sowing), named('activo', 'MAMANI/QUISPE/BEATRIZ', 2));
  const seguros = { IdEmpresa: empresas[1].IdEmpresa, IdRegional: 1, FechaIngreso: addMonths(dia, -18) };
  sowWorker(sowing, seguros, named('activoEnOtra', 'ÑÁÑEZ//ÓSCAR', 1, { FechaNacimiento: '1972-10-05' }));
}

/** Adds the insured person who is the user `asegurado`, with husband and two children. */
function sowInsured(sowing: Sowing): Sown {
  const fixed = named('asegurado', 'CÉSPEDES/MUÑOZ/ELENA', 2, { FechaNacimiento: '1985-12-31' });
  const insured = sowWorker(sowing, working(sowing), fixed);
  const { persona, paciente } = insured;
  if (!paciente) return insured;
  for (const kinship of [parentesco.esposo, parentesco.hijo, parentesco.hijo])
    sowDependant(sowing, { persona, paciente, regional: 1 }, kinship);
  return insured;
}

/**
 * The notices of the bank in La Paz that make people examples. They are a few days old and in the month of the seed's day.
 */
function planExamples(sowing: Sowing): NoticePlan[] {
  const { dia } = sowing;
  const fecha = addDays(dia, -Math.min(3, Number(dia.slice(8)) - 1));
  const entered = tipo.COTIZANTE_INGRESO_EMPRESA;
  const renamed = tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL;
  const worker = (fixed: Partial<Persona>) => sowWorker(sowing, formerly(sowing), fixed);
  const plans = [
    [free(sowing, named('pendiente', 'SUÁREZ/ROCA/DIEGO', 1)), 'registrado', entered],
    [free(sowing, named('declarado', 'POMA/CALLISAYA/SOFÍA', 2)), 'declarado', entered],
    [free(sowing, named('observado', 'TICONA/YUJRA/NOEMÍ', 2)), 'observado', entered],
    [worker(named('porPagar', 'COLQUE/VILLCA/GERMÁN', 1)), 'registrado', renamed],
    [worker(named('pagado', 'ARCE/DURÁN/TOMÁS', 1)), 'pagado', renamed],
  ] as const;
  return plans.map(([sown, estado, idTipo]) => ({
    idTipo,
    sown: { ...sown, relacion: null },
    puesto: bancoLaPaz,
    estado,
    fecha,
  }));
}

/** Adds the people of db/examples.ts. Returns their notices as plans. */
export function sowExamples(sowing: Sowing): { insured: Sown; notices: NoticePlan[] } {
  sowPeople(sowing);
  return { insured: sowInsured(sowing), notices: planExamples(sowing) };
}
