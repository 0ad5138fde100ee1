import './inicio.css';
import { isPersonal, tipoUsuarioActual, useSession } from '#client/session.ts';
import { AseguradoInicio } from './AseguradoInicio.tsx';
import { EmpresaInicio } from './EmpresaInicio.tsx';
import { PersonalInicio } from './PersonalInicio.tsx';
import { primerNombre, saludo } from './saludo.ts';

/** The main home, by kind of user (spec F 2.1, 6; decision 28). */
export function InicioPage() {
  const nombre = useSession((s) => s.user?.nombre_completo ?? '');
  const isStaff = useSession(isPersonal);
  const isInsured = useSession((s) => tipoUsuarioActual(s) === 'ASEGURADOS');
  const greeting = [saludo(), primerNombre(nombre)].filter(Boolean).join(', ');
  if (isStaff) return <PersonalInicio greeting={greeting} />;
  return isInsured ? <AseguradoInicio greeting={greeting} /> : <EmpresaInicio greeting={greeting} />;
}
