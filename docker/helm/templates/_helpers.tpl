{{- define "volta.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "volta.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "volta.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* The pod of a process: pass a dict of the root as "root", the name of its values as "part", and its arguments as "args". */}}
{{- define "volta.pod" -}}
{{- $values := .root.Values -}}
serviceAccountName: {{ .root.Release.Name }}
automountServiceAccountToken: false
{{- with $values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
containers:
  - name: {{ .part }}
    image: {{ include "volta.image" .root }}
    imagePullPolicy: {{ $values.image.pullPolicy }}
    args: {{ toJson .args }}
    securityContext: {{ include "volta.security" .root | nindent 6 }}
    resources: {{ toYaml (index $values .part).resources | nindent 6 }}
    env:
      - { name: VSD_PUBLIC_URL, value: {{ $values.publicUrl | quote }} }
      - { name: VSD_ISSUER, value: {{ $values.issuer | quote }} }
      - { name: VSD_IDENTITY, value: keycloak }
      - { name: VSD_METRICS_HOST, value: 0.0.0.0 }
      - { name: VSD_METRICS_PORT, value: '9464' }
      - { name: VSD_DRAIN_MS, value: {{ $values.drainMs | int | quote }} }
      {{- if $values.ingress.enabled }}
      - { name: VSD_PROXIES, value: '1' }
      {{- end }}
      {{- range $name, $value := $values.env }}
      - { name: {{ $name }}, value: {{ $value | quote }} }
      {{- end }}
      {{- range (list "DATABASE_URL" "SMTP_URL" "VSD_SECRET_KEY" "VSD_SESSION_SECRET" "VSD_SESSION_CLIENT_SECRET" "VSD_IDENTITY_SECRET" "VSD_REPLY_SECRET") }}
      - { name: {{ . }}, valueFrom: { secretKeyRef: { name: {{ $values.secret }}, key: {{ . }} } } }
      {{- end }}
      {{- range (list "DATABASE_DIRECT_URL" "DATABASE_REPLICA_URL") }}
      - { name: {{ . }}, valueFrom: { secretKeyRef: { name: {{ $values.secret }}, key: {{ . }}, optional: true } } }
      {{- end }}
      {{- if eq .part "migrate" }}
      - { name: DATABASE_OWNER_URL, valueFrom: { secretKeyRef: { name: {{ $values.secret }}, key: DATABASE_OWNER_URL } } }
      {{- else }}
    ports:
      - { name: metrics, containerPort: 9464 }
      {{- if eq .part "api" }}
      - { name: http, containerPort: 8080 }
      {{- end }}
    startupProbe:
      httpGet: { path: /health/live, port: metrics }
      failureThreshold: 60
      periodSeconds: 2
    livenessProbe:
      httpGet: { path: /health/live, port: metrics }
      periodSeconds: 10
      timeoutSeconds: 5
      failureThreshold: 6
    readinessProbe:
      httpGet: { path: /health/ready, port: metrics }
      periodSeconds: 3
      timeoutSeconds: 3
      {{- end }}
    volumeMounts:
      - { name: temporary, mountPath: /tmp }
      - { name: files, mountPath: /data/files }
      {{- if $values.certificatesSecret }}
      - { name: certificates, mountPath: /etc/volta, readOnly: true }
      {{- end }}
volumes:
  - { name: temporary, emptyDir: {} }
  - name: files
    {{- if $values.filesClaim }}
    persistentVolumeClaim: { claimName: {{ $values.filesClaim }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
  {{- if $values.certificatesSecret }}
  - name: certificates
    secret: { secretName: {{ $values.certificatesSecret }} }
  {{- end }}
{{- end }}
