import type { Textos } from '#features/importar/fila/columnas.ts';
import { toLocalDate } from '#lib/dates.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import type { Paciente, Persona, Relacion } from '#sandbox/db/rows.ts';
import { theSandbox } from '#support/services.ts';

/** People whom the sandbox has for a test: each is an example of the seed with other facts. */
interface Otra {
  /** yyyy-mm-dd. */
  readonly nacimiento?: string;
  readonly persona?: Partial<Persona>;
  /** Her job in the company; without it she never worked. */
  readonly trabajo?: Partial<Relacion>;
  readonly paciente?: Partial<Paciente>;
}

let cuantas = 0;

/** Puts one more person into the sandbox, and returns what a file says of her. */
export async function unaPersona({ nacimiento = '1994-05-12', persona, trabajo, paciente }: Otra): Promise<Textos> {
  const { db } = await theSandbox();
  const de = (documento: string) => {
    const found = db.personas.all().find((one) => one.NumeroDocumento === documento);
    if (!found) throw new Error(`The seed has no ${documento}`);
    return found;
  };
  cuantas += 1;
  const [IdPersona, NumeroDocumento] = [970_000 + cuantas, String(9_700_000 + cuantas)];
  const ella = { ...de(ejemplos.registrable), FechaNacimiento: nacimiento, ...persona, IdPersona, NumeroDocumento };
  db.personas.put(ella);
  if (trabajo) {
    const activo = de(ejemplos.activo).IdPersona;
    const [seguro] = db.pacientes.by('persona', activo);
    const [empleo] = db.relaciones.by('persona', activo);
    if (!seguro || !empleo) throw new Error('The seed has no worker');
    db.pacientes.put({ ...seguro, ...paciente, IdPersona, IdPaciente: IdPersona });
    db.relaciones.put({ ...empleo, ...trabajo, IdPersona, IdPersonaEmpresa: IdPersona });
  }
  const { ApellidoPaterno, ApellidoMaterno, Nombres, FechaNacimiento } = ella;
  return {
    ...{ TipoDocumento: 'CI', NumeroDocumento, ApellidoPaterno, ApellidoMaterno, Nombres },
    FechaNacimiento: toLocalDate(FechaNacimiento),
  };
}
