import { useState } from 'react';

/** How long the device may look for its place. */
const patienceMs = 15_000;

/** Asks the device where it is; denied, unavailable and late are one failure to people: they type the coordinates. */
export function useMiUbicacion(onFound: (lat: number, lng: number) => void) {
  const [estado, setEstado] = useState<'quieto' | 'buscando' | 'fallo'>('quieto');
  const pedir = () => {
    // Absent on pages without a secure connection.
    if (!('geolocation' in navigator)) {
      setEstado('fallo');
      return;
    }
    setEstado('buscando');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setEstado('quieto');
        onFound(coords.latitude, coords.longitude);
      },
      () => setEstado('fallo'),
      { enableHighAccuracy: true, timeout: patienceMs },
    );
  };
  return { buscando: estado === 'buscando', fallo: estado === 'fallo', pedir };
}
