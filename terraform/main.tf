# A bucket for entries, and for each repository or organization two roles for its jobs: docs/s3.md explains the policies.

locals {
  issuer     = "token.actions.githubusercontent.com"
  bucket_arn = "arn:aws:s3:::${var.bucket}"

  # By names without ids, so that a repository keeps its roles when its ids are added.
  listed = { for listed in var.repositories : replace(listed, "/@[0-9]+/", "") => listed }

  repositories = {
    for repository, listed in local.listed : repository => {
      repository = repository
      # GitHub puts ids into the subjects of new and renamed repositories. No star stands for them: it would cross slashes.
      subjects = distinct(["repo:${repository}", "repo:${listed}"])
      is_many  = endswith(repository, "/*")
      # Headstart escapes the slash of the repository in names of objects.
      home    = "${var.prefix}/${replace(repository, "/", "%2F")}"
      entries = "${local.bucket_arn}/${var.prefix}/${replace(repository, "/", "%2F")}"
      # No owner has a dot in its name, so no two repositories have the same name here.
      name = "${var.role_name}-${replace(trimsuffix(repository, "/*"), "/", ".")}"
    }
  }

  roles = merge([
    for repository, it in local.repositories : {
      # Tags and branches. A job with an `environment` has another subject.
      "${repository}-branches" = merge(it, {
        kind     = "branches"
        subjects = [for subject in it.subjects : "${subject}:ref:refs/*"]
        writes   = ["${it.entries}/*"]
        actions  = ["s3:PutObject", "s3:AbortMultipartUpload", "s3:DeleteObject"]
        denied   = []
      })
      # All pull requests have one subject. With the right to delete, each could replace the entries of all others.
      "${repository}-pulls" = merge(it, {
        kind     = "pulls"
        subjects = [for subject in it.subjects : "${subject}:pull_request"]
        writes   = ["${it.entries}/refs%2Fpull%2F*", "${it.entries}/.if-none-match*"]
        actions  = ["s3:PutObject", "s3:AbortMultipartUpload"]
        # The star of an organization would also match a branch's entry whose key begins with refs/pull/.
        denied = it.is_many ? ["${it.entries}/refs%2Fheads%2F*", "${it.entries}/refs%2Ftags%2F*"] : []
      })
    }
  ]...)
}

resource "aws_s3_bucket" "cache" {
  bucket = var.bucket
  tags   = var.tags
}

resource "aws_s3_bucket_public_access_block" "cache" {
  bucket                  = aws_s3_bucket.cache.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_server_side_encryption_configuration" "cache" {
  count  = var.kms_key_arn == null ? 0 : 1
  bucket = aws_s3_bucket.cache.id

  rule {
    # Fewer requests to KMS.
    bucket_key_enabled = true

    apply_server_side_encryption_by_default {
      sse_algorithm     = "aws:kms"
      kms_master_key_id = var.kms_key_arn
    }
  }
}

resource "aws_s3_bucket_lifecycle_configuration" "cache" {
  bucket = aws_s3_bucket.cache.id

  rule {
    id     = "cache"
    status = "Enabled"

    filter {
      prefix = "${var.prefix}/"
    }

    expiration {
      days = var.expire_days
    }

    # Uploads of killed jobs.
    abort_incomplete_multipart_upload {
      days_after_initiation = 1
    }
  }
}

resource "aws_s3_bucket_policy" "cache" {
  bucket = aws_s3_bucket.cache.id

  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      {
        Sid       = "NeverOverwrite"
        Effect    = "Deny"
        Principal = "*"
        Action    = "s3:PutObject"
        Resource  = "${local.bucket_arn}/*"
        Condition = {
          Null = { "s3:if-none-match" = "true" }
          Bool = { "s3:ObjectCreationOperation" = "true" }
        }
      },
      {
        Sid       = "OnlyTls"
        Effect    = "Deny"
        Principal = "*"
        Action    = "s3:*"
        Resource  = [local.bucket_arn, "${local.bucket_arn}/*"]
        Condition = { Bool = { "aws:SecureTransport" = "false" } }
      },
    ]
  })

  depends_on = [aws_s3_bucket_public_access_block.cache]
}

resource "aws_iam_openid_connect_provider" "github" {
  count          = var.oidc_provider_arn == null ? 1 : 0
  url            = "https://${local.issuer}"
  client_id_list = ["sts.amazonaws.com"]
  tags           = var.tags
}

resource "aws_iam_role" "cache" {
  for_each = local.roles
  # IAM allows 64 characters.
  name        = length(each.value.name) <= 55 ? "${each.value.name}-${each.value.kind}" : "${substr(each.value.name, 0, 46)}.${substr(sha256(each.value.repository), 0, 8)}-${each.value.kind}"
  description = "Cache of ${each.value.repository}, for jobs of ${each.value.kind}"
  tags        = var.tags

  assume_role_policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Action    = "sts:AssumeRoleWithWebIdentity"
      Principal = { Federated = coalesce(var.oidc_provider_arn, one(aws_iam_openid_connect_provider.github[*].arn)) }
      Condition = {
        StringEquals = { "${local.issuer}:aud" = "sts.amazonaws.com" }
        StringLike   = { "${local.issuer}:sub" = each.value.subjects }
      }
    }]
  })
}

resource "aws_iam_role_policy" "cache" {
  for_each = local.roles
  name     = "cache"
  role     = aws_iam_role.cache[each.key].id

  policy = jsonencode({
    Version = "2012-10-17"
    Statement = concat(
      [
        {
          Sid       = "List"
          Effect    = "Allow"
          Action    = ["s3:ListBucket"]
          Resource  = [local.bucket_arn]
          Condition = { StringLike = { "s3:prefix" = ["${each.value.home}/*"] } }
        },
      ],
      [
        for statement in [
          { sid = "Read", effect = "Allow", actions = ["s3:GetObject"], resources = ["${each.value.entries}/*"] },
          { sid = "Write", effect = "Allow", actions = each.value.actions, resources = each.value.writes },
          { sid = "KeepBranches", effect = "Deny", actions = ["s3:PutObject", "s3:DeleteObject"], resources = each.value.denied },
          { sid = "Encrypt", effect = "Allow", actions = ["kms:Decrypt", "kms:GenerateDataKey"], resources = var.kms_key_arn[*] },
          ] : {
          Sid      = statement.sid
          Effect   = statement.effect
          Action   = statement.actions
          Resource = statement.resources
        } if length(statement.resources) > 0
      ],
    )
  })
}
