import { registrarFamilia } from '#engine/family/familias.ts';
import { alta } from '#features/novedades/alta/familia.ts';
import { baja } from '#features/novedades/baja/familia.ts';
import { transferencia } from '#features/novedades/transferencia/familia.ts';
import { altaPasivo } from '#features/pasivo/alta/familia.ts';
import { bajaPasivo } from '#features/pasivo/baja/familia.ts';
import { transferenciaPasivo } from '#features/pasivo/transferencia/familia.ts';

// The families of notices, in the order they are shown.
registrarFamilia(alta);
registrarFamilia(baja);
registrarFamilia(transferencia);
registrarFamilia(altaPasivo);
registrarFamilia(bajaPasivo);
registrarFamilia(transferenciaPasivo);
