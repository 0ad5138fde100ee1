import { guardado, relacionesParentesco, tiposAsegurado } from '#contract/services/parametrosMantenimiento.ts';
import type { Database } from '../db/database.ts';
import { rolesAfiliacion } from '../db/referenciasMedicas.ts';
import { Refusal } from '../refusal.ts';
import { exigeCaja, exigeSinUso, existente, nombreNuevo } from '../rules/parametros.ts';
import { number, type Services, serve, WithMessage } from '../serve.ts';

/** The kinship of a private person, which no family or worker may have. */
const PARTICULAR = 4;

/** Maintenance of kinship relations and insured types (spec R 7.1, F 7.7). Everyone reads them, staff change them. */
export function serveParametrosMantenimiento(at: Services): void {
  serveParentescos(at);
  serveParentescosWrites(at);
  serveTiposAsegurado(at);
}

function serveParentescos(at: Services): void {
  serve(at, relacionesParentesco.listar, ({ db }) => db.parentescos.all());
  serve(at, relacionesParentesco.todas, ({ db }) => db.parentescos.all());
  serve(at, relacionesParentesco.deAfiliacion, ({ db }) =>
    db.parentescos.all().filter((p) => p.IdRolAfiliacion !== PARTICULAR),
  );
  for (const endpoint of [relacionesParentesco.recuperar, relacionesParentesco.buscar])
    serve(at, endpoint, ({ params, db, sesion }) => {
      exigeCaja(sesion);
      return db.parentescos.get(number(params.id, 'id')) ?? null;
    });
}

function serveParentescosWrites(at: Services): void {
  serve(at, relacionesParentesco.grabar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const { IdRelacionParentesco: id, IdTiposAsegurado, IdRolAfiliacion } = body;
    if (IdTiposAsegurado !== id) throw new Refusal('Los dos identificadores de la relación deben ser el mismo.');
    if (id !== 0) existente(db.parentescos.get(id));
    if (!rolesAfiliacion.some((r) => r.Id === IdRolAfiliacion)) throw new Refusal('El rol en la afiliación no existe.');
    const others = db.parentescos.all().filter((p) => p.IdRelacionParentesco !== id);
    const Descripcion = nombreNuevo(
      'Relación de parentesco',
      body.Descripcion,
      others.map((p) => p.Descripcion),
    );
    const IdRelacionParentesco = id || db.next('parentescos') + 12;
    db.parentescos.put({ IdRelacionParentesco, Descripcion, IdRolAfiliacion });
    const { registrado, modificado } = guardado.relacionParentesco;
    return new WithMessage(IdRelacionParentesco, id === 0 ? registrado : modificado, 'success');
  });

  serve(at, relacionesParentesco.eliminar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const id = body.IdRelacionParentesco;
    existente(db.parentescos.get(id));
    exigeSinUso({
      'personas aseguradas': db.pacientes.all().some((p) => p.IdRelacionParentesco === id),
      'tipos de asegurado': db.tiposAsegurado.all().some((t) => t.Parentescos.includes(id)),
    });
    db.parentescos.remove(id);
    return new WithMessage(true, relacionesParentesco.eliminar.success ?? '', 'success');
  });
}

function serveTiposAsegurado(at: Services): void {
  serve(at, tiposAsegurado.recuperar, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return db.tiposAsegurado.get(number(params.id, 'id')) ?? null;
  });

  serve(at, tiposAsegurado.conParentescos, ({ db }) =>
    db.tiposAsegurado.all().map(({ IdTiposAsegurado, Descripcion, Parentescos }) => ({
      IdTiposAsegurado,
      Descripcion,
      Parentescos: Parentescos.flatMap((id) => db.parentescos.get(id) ?? []),
    })),
  );

  serve(at, tiposAsegurado.grabar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const id = body.IdTiposAsegurado;
    if (id !== 0) existente(db.tiposAsegurado.get(id));
    const others = db.tiposAsegurado.all().filter((t) => t.IdTiposAsegurado !== id);
    const Descripcion = nombreNuevo(
      'Tipo de asegurado',
      body.Descripcion,
      others.map((t) => t.Descripcion),
    );
    const Parentescos = kinships(db, body.Parentescos);
    const IdTiposAsegurado = id || db.next('tiposAsegurado') + 4;
    db.tiposAsegurado.put({ IdTiposAsegurado, Descripcion, Parentescos });
    const { registrado, modificado } = guardado.tipoAsegurado;
    return new WithMessage(IdTiposAsegurado, id === 0 ? registrado : modificado, 'success');
  });

  serve(at, tiposAsegurado.eliminar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const id = body.IdTiposAsegurado;
    existente(db.tiposAsegurado.get(id));
    exigeSinUso({ 'personas aseguradas': db.pacientes.all().some((p) => p.IdTipoAsegurado === id) });
    db.tiposAsegurado.remove(id);
    return new WithMessage(true, tiposAsegurado.eliminar.success ?? '', 'success');
  });
}

/** The kinships without duplicates. Refused if one does not exist. */
function kinships(db: Database, ids: readonly number[]): number[] {
  for (const id of ids) if (!db.parentescos.get(id)) throw new Refusal('La relación de parentesco no existe.');
  return [...new Set(ids)];
}
