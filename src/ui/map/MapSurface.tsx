import 'leaflet/dist/leaflet.css';
import { divIcon, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, TileLayer, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import { mapMessages } from './messages.ts';

/** A place on the map, in degrees. */
export type Place = { lat: number; lng: number };
/** Functions of the map that the dialog uses. */
export type MapHandle = { centre: () => Place; moveTo: (place: Place) => void };

/** The pin is a CSS shape: the library's own images would need their own URLs. */
function pin() {
  return divIcon({ className: 'map-pin', html: document.createElement('i'), iconSize: [28, 36], iconAnchor: [14, 34] });
}

function name(map: LeafletMap): void {
  const box = map.getContainer();
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', mapMessages.name);
}

interface Props {
  start: Place;
  place: Place | null;
  tiles: string;
  /** Without it the map is read-only. */
  onPick: ((place: Place) => void) | undefined;
  onTilesFailed: () => void;
  onReady: (handle: MapHandle) => void;
}

/** Reports events of the map; the cross marks the place that 'Fijar en el centro' takes. */
function Ears({ onPick, onReady }: Pick<Props, 'onPick' | 'onReady'>) {
  const map = useMap();
  useMapEvents({ click: ({ latlng }) => onPick?.(latlng) });
  useEffect(() => {
    name(map);
    // The library's own link is in English.
    map.attributionControl.setPrefix(false);
    onReady({ centre: () => map.getCenter(), moveTo: (place) => map.setView(place) });
  }, [map, onReady]);
  useEffect(() => {
    // A map created before its dialog is open has no size, and would put everything into its corner.
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);
  return null;
}

/** The map itself. Its code loads with the dialog. */
export default function MapSurface({ start, place, tiles, onPick, onTilesFailed, onReady }: Props) {
  const icon = useMemo(pin, []);
  return (
    <div className="map-box">
      <MapContainer center={start} zoom={15} zoomControl={false} attributionControl className="map">
        <TileLayer
          url={tiles}
          maxZoom={19}
          attribution={mapMessages.attribution}
          eventHandlers={{ tileerror: onTilesFailed }}
        />
        <ZoomControl zoomInTitle={mapMessages.zoomIn} zoomOutTitle={mapMessages.zoomOut} />
        <Ears onPick={onPick} onReady={onReady} />
        {place ? <Marker position={place} icon={icon} alt={mapMessages.chosen} keyboard={false} /> : null}
      </MapContainer>
      {onPick ? <span className="map-cross" aria-hidden="true" /> : null}
    </div>
  );
}
